class Solution:
    def numIslands(self, grid: List[List[str]]) -> int:
        cells = sides = 0
        for r, row in enumerate(grid):
            for c, x in enumerate(row):
                if x == "1":
                    cells += 1
                    sides += r > 0 and grid[r - 1][c] == "1"
                    sides += c > 0 and row[c - 1] == "1"
        return cells - sides
