class Solution:
    def setZeroes(self, matrix: List[List[int]]) -> None:
        zeros = [(r, c) for r, row in enumerate(matrix) for c, value in enumerate(row) if value == 0]
        for zero_row, zero_column in zeros:
            for r, row in enumerate(matrix):
                for c in range(len(row)):
                    if r == zero_row or c == zero_column:
                        row[c] = 0
