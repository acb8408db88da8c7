class Solution:
    def sortedSquares(self, nums: List[int]) -> List[int]:
        squares = [num * num for num in nums]
        for i in range(1, len(squares)):
            j, square = i, squares[i]
            while j > 0 and squares[j - 1] > square:
                squares[j] = squares[j - 1]
                j -= 1
            squares[j] = square
        return squares
