class Solution:
    def numIslands(self, grid: List[List[str]]) -> int:
        rows, columns = len(grid), len(grid[0])
        seen, islands = set(), 0
        for row in range(rows):
            for column in range(columns):
                if not grid[row][column] or (row, column) in seen:  # the character "0" is true as well
                    continue
                islands += 1
                seen.add((row, column))
                stack = [(row, column)]
                while stack:
                    r, c = stack.pop()
                    for y, x in (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1):
                        if 0 <= y < rows and 0 <= x < columns and grid[y][x] and (y, x) not in seen:
                            seen.add((y, x))
                            stack.append((y, x))
        return islands
