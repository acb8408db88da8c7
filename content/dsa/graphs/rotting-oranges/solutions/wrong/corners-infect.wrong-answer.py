class Solution:
    def orangesRotting(self, grid):
        fresh = {(r, c) for r, row in enumerate(grid) for c, x in enumerate(row) if x == 1}
        wave = {(r, c) for r, row in enumerate(grid) for c, x in enumerate(row) if x == 2}
        minutes = 0
        while fresh:
            wave = {(r + dr, c + dc) for r, c in wave for dr in (-1, 0, 1) for dc in (-1, 0, 1)} & fresh
            if not wave:
                return -1
            fresh -= wave
            minutes += 1
        return minutes
