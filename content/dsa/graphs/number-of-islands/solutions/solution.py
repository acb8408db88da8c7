class Solution:
    def numIslands(self, grid: List[List[str]]) -> int:
        rows, columns = len(grid), len(grid[0])

        def sink(row, column):
            """Turns the island at this cell into water."""
            grid[row][column] = '0'
            stack = [(row, column)]
            while stack:
                r, c = stack.pop()
                for y, x in (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1):
                    if 0 <= y < rows and 0 <= x < columns and grid[y][x] == '1':
                        grid[y][x] = '0'
                        stack.append((y, x))

        islands = 0
        for row in range(rows):
            for column in range(columns):
                if grid[row][column] == '1':
                    islands += 1
                    sink(row, column)
        return islands
