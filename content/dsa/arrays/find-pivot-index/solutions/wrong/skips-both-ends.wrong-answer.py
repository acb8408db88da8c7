class Solution:
    def pivotIndex(self, nums: List[int]) -> int:
        total = sum(nums)
        left = nums[0]
        for i in range(1, len(nums) - 1):  # the first and last index can be pivots, too
            if left == total - left - nums[i]:
                return i
            left += nums[i]
        return -1
