class Solution:
    def orangesRotting(self, grid: List[List[int]]) -> int:
        m, n = len(grid), len(grid[0])
        rotten = [(r, c) for r in range(m) for c in range(n) if grid[r][c] == 2]
        minutes = 0
        while True:
            fresh = []
            for r, c in rotten:
                for i, j in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                    if 0 <= i < m and 0 <= j < n and grid[i][j] == 1:
                        grid[i][j] = 2
                        fresh.append((i, j))
            if not fresh:
                return minutes
            minutes += 1
            rotten = fresh
