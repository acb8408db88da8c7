class Solution:
    def numIslands(self, grid):
        land = {complex(r, c) for r, row in enumerate(grid) for c, x in enumerate(row) if x == "1"}
        parent = {z: z for z in land}

        def root(z):
            while parent[z] != z:
                parent[z] = z = parent[parent[z]]
            return z

        count = len(land)
        for z in land:
            for step in (1, 1j):
                if (w := z + step) in land and (a := root(z)) != (b := root(w)):
                    parent[a], count = b, count - 1
        return count
