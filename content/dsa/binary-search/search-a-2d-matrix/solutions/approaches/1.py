class Solution:
    def searchMatrix(self, matrix: List[List[int]], target: int) -> bool:
        row = bisect_right(matrix, target, key=lambda values: values[0]) - 1
        if row < 0:
            return False
        column = bisect_left(matrix[row], target)
        return column < len(matrix[row]) and matrix[row][column] == target
