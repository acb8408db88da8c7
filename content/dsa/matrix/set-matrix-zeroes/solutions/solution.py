class Solution:
    def setZeroes(self, matrix: List[List[int]]) -> None:
        m, n = len(matrix), len(matrix[0])
        clear_first_row = 0 in matrix[0]
        clear_first_column = any(row[0] == 0 for row in matrix)

        for r in range(1, m):
            for c in range(1, n):
                if matrix[r][c] == 0:
                    matrix[r][0] = matrix[0][c] = 0
        for r in range(1, m):
            for c in range(1, n):
                if matrix[r][0] == 0 or matrix[0][c] == 0:
                    matrix[r][c] = 0

        if clear_first_row:
            for c in range(n):
                matrix[0][c] = 0
        if clear_first_column:
            for row in matrix:
                row[0] = 0
