from itertools import permutations


class Solution:
    def permute(self, nums):
        return permutations(nums)
