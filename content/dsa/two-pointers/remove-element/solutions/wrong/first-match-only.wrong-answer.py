class Solution:
    def removeElement(self, nums, val):
        if val in nums:
            nums.remove(val)
        return len(nums)
