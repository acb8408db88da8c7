class Solution:
    def numIslands(self, grid: List[List[str]]) -> int:
        rows, columns = len(grid), len(grid[0])
        parent = list(range(rows * columns))
        size = [1] * (rows * columns)

        def find(cell):
            while parent[cell] != cell:
                parent[cell] = parent[parent[cell]]
                cell = parent[cell]
            return cell

        def join(a, b):
            """Returns whether the two cells were in different sets."""
            a, b = find(a), find(b)
            if a == b:
                return False
            if size[a] < size[b]:
                a, b = b, a
            parent[b] = a
            size[a] += size[b]
            return True

        islands = sum(row.count('1') for row in grid)
        for r in range(rows):
            for c in range(columns):
                cell = r * columns + c
                land = grid[r][c] == '1'
                if land and c + 1 < columns and grid[r][c + 1] == '1' and join(cell, cell + 1):
                    islands -= 1
                if land and r + 1 < rows and grid[r + 1][c] == '1' and join(cell, cell + columns):
                    islands -= 1
        return islands
