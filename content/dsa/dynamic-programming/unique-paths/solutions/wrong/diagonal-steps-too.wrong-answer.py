class Solution:
    def uniquePaths(self, m, n):
        row = [1] * n
        for _ in range(m - 1):
            below = [1]
            for c in range(1, n):
                below.append(below[-1] + row[c] + row[c - 1])
            row = below
        return row[-1]
