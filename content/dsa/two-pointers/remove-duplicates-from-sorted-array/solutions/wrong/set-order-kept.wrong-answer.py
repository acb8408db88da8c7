class Solution:
    def removeDuplicates(self, nums):
        values = set(nums)
        nums[:len(values)] = values
        return len(values)
