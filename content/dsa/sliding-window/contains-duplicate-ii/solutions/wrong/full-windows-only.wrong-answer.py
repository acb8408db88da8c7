class Solution:
    def containsNearbyDuplicate(self, nums: List[int], k: int) -> bool:
        if k == 0:
            return False
        counts = Counter()
        for i, x in enumerate(nums):
            counts[x] += 1
            if i > k:
                counts[nums[i - k - 1]] -= 1
                if not counts[nums[i - k - 1]]:
                    del counts[nums[i - k - 1]]
            if i >= k and len(counts) <= k:
                return True
        return False
