class Solution:
    def firstMissingPositive(self, nums):
        have = set(nums)
        for v in range(1, len(nums)):
            if v not in have:
                return v
        return len(nums)
