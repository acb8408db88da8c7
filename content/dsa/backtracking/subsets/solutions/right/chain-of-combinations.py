import itertools as it


class Solution:
    def subsets(self, nums):
        return it.chain.from_iterable(it.combinations(nums, size) for size in range(len(nums) + 1))
