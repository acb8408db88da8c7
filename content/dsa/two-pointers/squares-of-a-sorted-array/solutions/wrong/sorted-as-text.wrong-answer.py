class Solution:
    def sortedSquares(self, nums):
        return sorted((v * v for v in nums), key=str)
