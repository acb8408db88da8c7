class Solution:
    def numIslands(self, grid: List[List[str]]) -> int:
        n = len(grid)
        found = 0
        for r in range(n):
            for c in range(n):
                if grid[r][c] == "1":
                    found += 1
                    grid[r][c] = "0"
                    queue = deque([(r, c)])
                    while queue:
                        y, x = queue.popleft()
                        for dy, dx in ((0, 1), (0, -1), (1, 0), (-1, 0)):
                            i, j = y + dy, x + dx
                            if 0 <= i < n and 0 <= j < n and grid[i][j] == "1":
                                grid[i][j] = "0"
                                queue.append((i, j))
        return found
