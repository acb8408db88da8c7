class Solution:
    def subsets(self, nums: list[int]) -> list[list[int]]:
        return [{n for i, n in enumerate(nums) if mask >> i & 1} for mask in range(1 << len(nums))]
