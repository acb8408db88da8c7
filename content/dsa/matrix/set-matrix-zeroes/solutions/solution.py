class Solution:
    def setZeroes(self, matrix: List[List[int]]) -> None:
        first_row = matrix[0]
        clear_first_row = 0 in first_row
        clear_first_column = any(row[0] == 0 for row in matrix)

        for row in matrix:
            for c, value in enumerate(row):
                if value == 0:
                    row[0] = first_row[c] = 0

        for row in matrix[1:]:
            for c in range(1, len(row)):
                if row[0] == 0 or first_row[c] == 0:
                    row[c] = 0

        if clear_first_row:
            first_row[:] = [0] * len(first_row)
        if clear_first_column:
            for row in matrix:
                row[0] = 0
