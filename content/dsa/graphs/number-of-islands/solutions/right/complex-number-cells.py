class Solution:
    def numIslands(self, grid):
        land = {complex(r, c) for r, row in enumerate(grid) for c, v in enumerate(row) if v == '1'}
        islands = 0
        while land:
            islands += 1
            stack = [land.pop()]
            while stack:
                cell = stack.pop()
                near = {cell + 1j**turn for turn in range(4)} & land
                land -= near
                stack.extend(near)
        return islands
