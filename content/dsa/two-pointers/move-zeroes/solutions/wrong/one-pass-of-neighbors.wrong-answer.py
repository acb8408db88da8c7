class Solution:
    def moveZeroes(self, nums):
        for i in range(len(nums) - 1):
            if nums[i] == 0:
                nums[i], nums[i + 1] = nums[i + 1], nums[i]
