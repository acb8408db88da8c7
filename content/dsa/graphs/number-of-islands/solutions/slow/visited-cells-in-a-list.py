class Solution:
    def numIslands(self, grid: List[List[str]]) -> int:
        rows, columns = len(grid), len(grid[0])
        seen, islands = [], 0
        for row in range(rows):
            for column in range(columns):
                if grid[row][column] == '0' or (row, column) in seen:
                    continue
                islands += 1
                seen.append((row, column))
                stack = [(row, column)]
                while stack:
                    r, c = stack.pop()
                    for y, x in (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1):
                        inside = 0 <= y < rows and 0 <= x < columns
                        if inside and grid[y][x] == '1' and (y, x) not in seen:
                            seen.append((y, x))
                            stack.append((y, x))
        return islands
