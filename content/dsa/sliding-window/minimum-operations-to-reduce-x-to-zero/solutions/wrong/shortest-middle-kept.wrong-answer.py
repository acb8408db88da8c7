class Solution:
    def minOperations(self, nums, x):
        goal = sum(nums) - x
        if goal < 0:
            return -1
        if goal == 0:
            return len(nums)
        left = total = 0
        for right, v in enumerate(nums):
            total += v
            while total > goal:
                total -= nums[left]
                left += 1
            if total == goal:
                return len(nums) - (right - left + 1)
        return -1
