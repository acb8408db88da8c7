class Solution:
    def generate(self, numRows: int) -> List[List[int]]:
        row, triangle = [1], []
        for _ in range(numRows):
            triangle.append(row[:])
            row.append(1)
            for c in range(1, len(row) - 1):
                row[c] += row[c - 1]  # the left neighbor has been changed already
        return triangle
