class Solution:
    def orangesRotting(self, grid: List[List[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        start = next(((r, c, 0) for r in range(rows) for c in range(columns) if grid[r][c] == 2), None)
        queue = deque([start] if start else [])
        seen, minutes = set(queue), 0
        while queue:
            r, c, time = queue.popleft()
            if grid[r][c] == 1:
                minutes = max(minutes, time)
            grid[r][c] = 0
            for y, x in (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1):
                if 0 <= y < rows and 0 <= x < columns and grid[y][x] and (y, x) not in seen:
                    seen.add((y, x))
                    queue.append((y, x, time + 1))  # the other rotten ones spread as well
        return -1 if any(1 in row for row in grid) else minutes
