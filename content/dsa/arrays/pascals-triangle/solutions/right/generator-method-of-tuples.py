class Solution:
    def generate(self, numRows):
        row = (1,)
        for _ in range(numRows):
            yield row
            row = (1, *map(sum, zip(row, row[1:])), 1)
