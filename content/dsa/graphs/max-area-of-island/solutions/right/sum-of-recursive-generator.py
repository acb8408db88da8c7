class Solution:
    def maxAreaOfIsland(self, grid):
        land = {(r, c) for r, row in enumerate(grid) for c, v in enumerate(row) if v}

        def area(r, c):
            if (r, c) not in land:
                return 0
            land.remove((r, c))
            return 1 + sum(area(r + y, c + x) for y, x in ((0, 1), (1, 0), (0, -1), (-1, 0)))

        return max((area(*cell) for cell in list(land)), default=0)
