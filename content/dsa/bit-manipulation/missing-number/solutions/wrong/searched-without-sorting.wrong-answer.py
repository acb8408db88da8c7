class Solution:
    def missingNumber(self, nums):
        lo, hi = 0, len(nums)
        while lo < hi:
            mid = (lo + hi) // 2
            if nums[mid] > mid:
                hi = mid
            else:
                lo = mid + 1
        return lo
