class Solution:
    def numIslands(self, grid: List[List[str]]) -> int:
        rows, columns = len(grid), len(grid[0])
        islands = 0
        for row in range(rows):
            for column in range(columns):
                if grid[row][column] == '0':
                    continue
                islands += 1
                grid[row][column] = '0'
                stack = [(row, column)]
                while stack:
                    r, c = stack.pop()
                    for y in range(max(0, r - 1), min(rows, r + 2)):
                        for x in range(max(0, c - 1), min(columns, c + 2)):
                            if grid[y][x] == '1':
                                grid[y][x] = '0'
                                stack.append((y, x))
        return islands
