class Solution:
    def subsets(self, nums):
        return [list(c) for size in range(len(nums)) for c in combinations(nums, size)]
