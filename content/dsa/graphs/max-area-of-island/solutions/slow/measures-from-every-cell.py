class Solution:
    def maxAreaOfIsland(self, grid: List[List[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        largest = 0
        for row in range(rows):
            for column in range(columns):
                if not grid[row][column]:
                    continue
                seen, stack = {(row, column)}, [(row, column)]
                while stack:
                    r, c = stack.pop()
                    for y, x in (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1):
                        if 0 <= y < rows and 0 <= x < columns and grid[y][x] and (y, x) not in seen:
                            seen.add((y, x))
                            stack.append((y, x))
                largest = max(largest, len(seen))
        return largest
