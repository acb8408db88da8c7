class Solution:
    def setZeroes(self, matrix):
        marked = []
        for r, row in enumerate(matrix):
            if 0 in row:
                marked.append((r, row.index(0)))
        for r, c in marked:
            matrix[r][:] = [0] * len(matrix[r])
            for row in matrix:
                row[c] = 0
