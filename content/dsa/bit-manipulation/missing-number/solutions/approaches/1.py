class Solution:
    def missingNumber(self, nums: List[int]) -> int:
        present = set(nums)
        return next(i for i in range(len(nums) + 1) if i not in present)
