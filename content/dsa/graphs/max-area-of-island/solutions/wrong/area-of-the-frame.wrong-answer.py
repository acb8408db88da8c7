class Solution:
    def maxAreaOfIsland(self, grid):
        m, n = len(grid), len(grid[0])
        best = 0
        for r in range(m):
            for c in range(n):
                if not grid[r][c]:
                    continue
                grid[r][c] = 0
                cells = [(r, c)]
                for y, x in cells:
                    for i, j in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)):
                        if 0 <= i < m and 0 <= j < n and grid[i][j]:
                            grid[i][j] = 0
                            cells.append((i, j))
                ys, xs = zip(*cells)
                best = max(best, (max(ys) - min(ys) + 1) * (max(xs) - min(xs) + 1))
        return best
