class Solution:
    def maxAreaOfIsland(self, grid: List[List[int]]) -> int:
        land = {(r, c) for r, row in enumerate(grid) for c, x in enumerate(row) if x == 1}
        areas = []
        while land:
            island = [land.pop()]
            for r, c in island:
                near = {(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)} & land
                land -= near
                island += near
            areas.append(len(island))
        return max(areas)
