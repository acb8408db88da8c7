class Solution:
    def orangesRotting(self, grid: List[List[int]]) -> int:
        rows, columns = len(grid), len(grid[0])

        def infected(r, c):
            return grid[r][c] == 1 and any(
                0 <= y < rows and 0 <= x < columns and grid[y][x] == 2
                for y, x in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1))
            )

        minutes = 0
        while True:
            turning = [(r, c) for r in range(rows) for c in range(columns) if infected(r, c)]
            if not turning:
                break
            for r, c in turning:
                grid[r][c] = 2
            minutes += 1
        return -1 if any(1 in row for row in grid) else minutes
