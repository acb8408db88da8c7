class Solution:
    def setZeroes(self, matrix: List[List[int]]) -> None:
        m, n = len(matrix), len(matrix[0])
        rows, columns = [False] * m, [False] * n
        for r in range(m):
            for c in range(n):
                if matrix[r][c] == 0:
                    rows[r] = columns[c] = True
        for r in range(m):
            for c in range(n):
                if rows[r] or columns[c]:
                    matrix[r][c] = 0
