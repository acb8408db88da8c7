class Solution:
    def uniquePaths(self, m: int, n: int) -> int:
        row = [1] * n  # paths to the cells of the first row
        for _ in range(m - 1):
            for c in range(1, n):
                row[c] += row[c - 1]  # from above plus from the left
        return row[-1]
