class Solution:
    def singleNumber(self, nums):
        nums.sort()
        lo, hi = 0, len(nums) - 1
        while lo < hi:
            mid = (lo + hi) // 2
            if nums[mid] == nums[mid + 1]:
                lo = mid + 1
            else:
                hi = mid
        return nums[lo]
