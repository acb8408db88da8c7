class Solution:
    def maxFrequency(self, nums: List[int], k: int) -> int:
        nums.sort()
        prefix = [0, *accumulate(nums)]
        best = 0
        for right, target in enumerate(nums):
            low, high = 0, right
            while low < high:
                mid = (low + high) // 2
                cost = target * (right - mid + 1) - (prefix[right + 1] - prefix[mid])
                if cost > k:
                    low = mid + 1
                else:
                    high = mid
            best = max(best, right - low + 1)
        return best
