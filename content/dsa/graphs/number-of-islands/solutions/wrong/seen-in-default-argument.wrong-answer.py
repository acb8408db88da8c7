class Solution:
    def numIslands(self, grid, seen=set()):
        def sink(r, c):
            if 0 <= r < len(grid) and 0 <= c < len(grid[0]) and grid[r][c] == "1" and (r, c) not in seen:
                seen.add((r, c))
                for y, x in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                    sink(r + y, c + x)
                return 1
            return 0

        return sum(sink(r, c) for r in range(len(grid)) for c in range(len(grid[0])))
