class Solution:
    def moveZeroes(self, nums: List[int]) -> None:
        kept = [num for num in nums if num != 0]
        nums[:] = kept + [0] * (len(nums) - len(kept))
