class Solution:
    def rotate(self, matrix: List[List[int]]) -> None:
        n = len(matrix)
        old = [row[:] for row in matrix]
        for row in old:
            r = old.index(row)
            for c in range(n):
                matrix[c][n - 1 - r] = row[c]
