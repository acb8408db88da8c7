class Solution:
    def maxAreaOfIsland(self, grid):
        def sink(i, j):
            if 0 <= i < len(grid) and 0 <= j < len(grid[i]) and grid[i][j]:
                grid[i][j] = 0
                return 1 + sum(list(map(sink, (i + 1, i - 1, i, i), (j, j, j + 1, j - 1))))
            return 0

        return max(sink(i, j) for i in range(len(grid)) for j in range(len(grid[i])))
