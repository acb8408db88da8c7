class Solution:
    def numIslands(self, grid: List[List[str]]) -> int:
        m, n = len(grid), len(grid[0])
        visited = set()
        islands = 0
        for r in range(m):
            for c in range(n):
                if grid[r][c] == "0" or f"{r}{c}" in visited:
                    continue
                islands += 1
                visited.add(f"{r}{c}")
                stack = [(r, c)]
                while stack:
                    y, x = stack.pop()
                    for i, j in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)):
                        if 0 <= i < m and 0 <= j < n and grid[i][j] == "1" and f"{i}{j}" not in visited:
                            visited.add(f"{i}{j}")
                            stack.append((i, j))
        return islands
