class Solution:
    def findMin(self, nums):
        best = 0
        lo, hi = 0, len(nums) - 1
        while lo <= hi:
            mid = (lo + hi) // 2
            best = min(best, nums[mid])
            if nums[mid] > nums[hi]:
                lo = mid + 1
            else:
                hi = mid - 1
        return best
