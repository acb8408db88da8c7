class Solution:
    def orangesRotting(self, grid):
        cells = {(r, c): v for r, row in enumerate(grid) for c, v in enumerate(row)}
        fresh = {at for at, v in cells.items() if v == 1}
        rotten = frozenset(at for at, v in cells.items() if v == 2)
        minutes = 0
        while fresh and rotten:
            rotten = frozenset(
                (r + y, c + x) for r, c in rotten for y, x in ((0, 1), (1, 0), (0, -1), (-1, 0))
            ) & fresh
            fresh -= rotten
            minutes += bool(rotten)
        return -1 if fresh else minutes
