class Solution:
    def orangesRotting(self, grid: List[List[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        queue = deque((r, c) for r in range(rows) for c in range(columns) if grid[r][c] == 2)
        minutes = 0
        while queue:
            for _ in range(len(queue)):
                r, c = queue.popleft()
                for y, x in (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1):
                    if 0 <= y < rows and 0 <= x < columns and grid[y][x] == 1:
                        grid[y][x] = 2
                        queue.append((y, x))
            minutes += 1  # the last round infects nothing
        return -1 if any(1 in row for row in grid) else minutes
