class Solution:
    def containsDuplicate(self, nums):
        for i in range(len(nums)):
            if nums[i] in nums[i + 1:]:
                return True
            else:
                return False
