class Solution:
    def maxAreaOfIsland(self, grid: List[List[int]]) -> int:
        land = [(r, c) for r, row in enumerate(grid) for c, x in enumerate(row) if x]
        if not land:
            return 0
        todo, seen = [land[0]], {land[0]}
        for r, c in todo:
            for cell in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if cell in land and cell not in seen:
                    seen.add(cell)
                    todo.append(cell)
        return len(seen)
