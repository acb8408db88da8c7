class Solution:
    def maxAreaOfIsland(self, grid: List[List[int]]) -> int:
        rows, columns = len(grid), len(grid[0])

        def sink(r, c):
            if not (0 <= r < rows and 0 <= c < columns and grid[r][c]):
                return 0
            grid[r][c] = 0
            return 1 + sum(sink(r + dr, c + dc) for dr in (-1, 0, 1) for dc in (-1, 0, 1))

        return max(sink(r, c) for r in range(rows) for c in range(columns))
