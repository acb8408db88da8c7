class Solution:
    def containsNearbyDuplicate(self, nums: List[int], k: int) -> bool:
        first_seen = {}
        for i, num in enumerate(nums):
            if i - first_seen.setdefault(num, i) <= k and first_seen[num] != i:
                return True  # the first occurrence may be far away while a later one is near
        return False
