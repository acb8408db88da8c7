class Solution:
    def searchMatrix(self, matrix: List[List[int]], target: int) -> bool:
        row = 0
        while row + 1 < len(matrix) and matrix[row + 1][0] < target:  # should be <=
            row += 1
        return target in matrix[row]
