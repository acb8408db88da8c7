class Solution:
    def pivotIndex(self, nums):
        left, right = 0, sum(nums)
        for i in range(len(nums)):
            right -= nums[i]
            if left and left == right:
                return i
            left += nums[i]
        return -1
