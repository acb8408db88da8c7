class Solution:
    def maxAreaOfIsland(self, grid: List[List[int]]) -> int:
        m, n = len(grid), len(grid[0])
        best = 0
        for r in range(m):
            for c in range(n):
                area, queue = 0, deque([(r, c)] if grid[r][c] else [])
                while queue:
                    y, x = queue.popleft()
                    grid[y][x] = 0
                    area += 1
                    for i, j in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)):
                        if 0 <= i < m and 0 <= j < n and grid[i][j]:
                            queue.append((i, j))
                best = max(best, area)
        return best
