class Solution:
    def numIslands(self, grid):
        count = 0
        for r in range(len(grid)):
            for c in range(len(grid[0])):
                if grid[r][c] != "1":
                    continue
                count += 1
                todo = [(r, c)]
                while todo:
                    y, x = todo.pop()
                    if y < len(grid) and x < len(grid[0]) and grid[y][x] == "1":
                        grid[y][x] = "0"
                        todo += [(y + 1, x), (y, x + 1)]
        return count
