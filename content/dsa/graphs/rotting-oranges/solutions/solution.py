class Solution:
    def orangesRotting(self, grid: List[List[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        cells = [(r, c) for r in range(rows) for c in range(columns)]
        rotten = [(r, c) for r, c in cells if grid[r][c] == 2]
        fresh = sum(grid[r][c] == 1 for r, c in cells)

        minutes = 0
        while rotten and fresh:
            minutes += 1
            turning = []
            for r, c in rotten:
                for y, x in (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1):
                    if 0 <= y < rows and 0 <= x < columns and grid[y][x] == 1:
                        grid[y][x] = 2
                        fresh -= 1
                        turning.append((y, x))
            rotten = turning
        return -1 if fresh else minutes
