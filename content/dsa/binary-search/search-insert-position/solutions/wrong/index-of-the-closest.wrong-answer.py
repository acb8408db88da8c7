class Solution:
    def searchInsert(self, nums, target):
        if target > nums[-1]:
            return len(nums)
        return min(range(len(nums)), key=lambda i: abs(nums[i] - target))
