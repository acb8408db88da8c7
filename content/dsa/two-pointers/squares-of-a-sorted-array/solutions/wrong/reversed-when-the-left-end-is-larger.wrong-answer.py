class Solution:
    def sortedSquares(self, nums: List[int]) -> List[int]:
        if abs(nums[0]) > abs(nums[-1]):
            nums.reverse()
        return [v ** 2 for v in nums]
