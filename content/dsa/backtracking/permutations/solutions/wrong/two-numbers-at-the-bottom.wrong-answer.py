class Solution:
    def permute(self, nums):
        if len(nums) <= 2:
            return [nums, nums[::-1]]
        out = []
        for i, first in enumerate(nums):
            for rest in self.permute(nums[:i] + nums[i + 1 :]):
                out.append([first] + rest)
        return out
