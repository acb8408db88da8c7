class Solution:
    def setZeroes(self, matrix):
        rows, cols = len(matrix), len(matrix[0])
        first_row = 0 in matrix[0]
        first_col = any(row[0] == 0 for row in matrix)
        for r in range(1, rows):
            for c in range(1, cols):
                if not matrix[r][c]:
                    matrix[r][0] = matrix[0][c] = 0
        if first_row:
            matrix[0] = [0] * cols
        for r in range(1, rows):
            for c in range(1, cols):
                if not matrix[r][0] or not matrix[0][c]:
                    matrix[r][c] = 0
        if first_col:
            for row in matrix:
                row[0] = 0
