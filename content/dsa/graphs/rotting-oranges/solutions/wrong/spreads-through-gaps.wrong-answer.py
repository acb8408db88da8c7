class Solution:
    def orangesRotting(self, grid: List[List[int]]) -> int:
        cells = [(r, c, x) for r, row in enumerate(grid) for c, x in enumerate(row)]
        fresh = [(r, c) for r, c, x in cells if x == 1]
        rotten = [(r, c) for r, c, x in cells if x == 2]
        if fresh and not rotten:
            return -1
        return max([min([abs(r - y) + abs(c - x) for y, x in rotten]) for r, c in fresh], default=0)
