class Solution:
    def orangesRotting(self, grid: List[List[int]]) -> int:
        m, n = len(grid), len(grid[0])
        seen, queue, fresh = set(), deque(), 0
        for r in range(m):
            for c in range(n):
                if grid[r][c] == 2:
                    queue.append((r, c, 0))
                    seen.add(r * m + c)
                fresh += grid[r][c] == 1
        time = 0
        while queue:
            r, c, time = queue.popleft()
            for dr, dc in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                y, x = r + dr, c + dc
                if 0 <= y < m and 0 <= x < n and grid[y][x] == 1 and y * m + x not in seen:
                    seen.add(y * m + x)
                    fresh -= 1
                    queue.append((y, x, time + 1))
        return -1 if fresh else time
