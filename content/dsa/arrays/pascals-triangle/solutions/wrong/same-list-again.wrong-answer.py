class Solution:
    def generate(self, numRows: int) -> List[List[int]]:
        row, triangle = [1], []
        for _ in range(numRows):
            triangle.append(row)  # always the same list object
            row.append(1)
            for c in range(len(row) - 2, 0, -1):
                row[c] += row[c - 1]
        return triangle
