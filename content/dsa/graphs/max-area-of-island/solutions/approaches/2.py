class Solution:
    def maxAreaOfIsland(self, grid: List[List[int]]) -> int:
        rows, columns = len(grid), len(grid[0])

        def sink(row, column):
            """Turns the island at this cell into water and returns its area."""
            area, stack = 0, [(row, column)]
            grid[row][column] = 0
            while stack:
                r, c = stack.pop()
                area += 1
                for y, x in (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1):
                    if 0 <= y < rows and 0 <= x < columns and grid[y][x] == 1:
                        grid[y][x] = 0
                        stack.append((y, x))
            return area

        largest = 0
        for row in range(rows):
            for column in range(columns):
                if grid[row][column] == 1:
                    largest = max(largest, sink(row, column))
        return largest
