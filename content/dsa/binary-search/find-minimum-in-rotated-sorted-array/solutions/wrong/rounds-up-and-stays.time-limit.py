class Solution:
    def findMin(self, nums: List[int]) -> int:
        lo, hi = 0, len(nums) - 1
        while lo < hi:
            mid = (lo + hi + 1) // 2
            if nums[mid] > nums[hi]:
                lo = mid
            else:
                hi = mid
        return nums[lo]
