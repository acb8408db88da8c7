class Solution:
    def moveZeroes(self, nums: List[int]) -> None:
        kept = [v for v in nums if v]
        nums = kept + [0] * (len(nums) - len(kept))
