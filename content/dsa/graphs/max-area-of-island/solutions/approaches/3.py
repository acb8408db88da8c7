class Solution:
    def maxAreaOfIsland(self, grid: List[List[int]]) -> int:
        rows, columns = len(grid), len(grid[0])
        parent = list(range(rows * columns))
        size = [cell for row in grid for cell in row]  # land counts 1, water 0

        def find(cell):
            while parent[cell] != cell:
                parent[cell] = parent[parent[cell]]
                cell = parent[cell]
            return cell

        def join(a, b):
            a, b = find(a), find(b)
            if a == b:
                return
            if size[a] < size[b]:
                a, b = b, a
            parent[b] = a
            size[a] += size[b]

        for r in range(rows):
            for c in range(columns):
                cell = r * columns + c
                land = grid[r][c] == 1
                if land and c + 1 < columns and grid[r][c + 1] == 1:
                    join(cell, cell + 1)
                if land and r + 1 < rows and grid[r + 1][c] == 1:
                    join(cell, cell + columns)
        return max(size)
