class Solution:
    def canJump(self, nums):
        if len(nums) == 1:
            return True
        return nums[0] > 0 and sum(nums[:-1]) >= len(nums) - 1
