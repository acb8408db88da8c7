class Solution:
    def maxAreaOfIsland(self, grid: List[List[int]]) -> int:
        rows, columns = len(grid), len(grid[0])

        def sink(r, c):
            if r >= rows or c >= columns or grid[r][c] == 0:  # index -1 is the last row or column
                return 0
            grid[r][c] = 0
            return 1 + sink(r - 1, c) + sink(r + 1, c) + sink(r, c - 1) + sink(r, c + 1)

        return max(sink(r, c) for r in range(rows) for c in range(columns))
