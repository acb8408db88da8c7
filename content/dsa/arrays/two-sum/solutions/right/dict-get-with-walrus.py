class Solution:
    def twoSum(self, nums, target):
        seen = {}
        for i, n in enumerate(nums):
            if (j := seen.get(target - n)) is not None:
                return j, i
            seen[n] = i
