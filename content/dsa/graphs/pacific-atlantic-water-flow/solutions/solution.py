class Solution:
    def pacificAtlantic(self, heights: List[List[int]]) -> List[List[int]]:
        rows, columns = len(heights), len(heights[0])

        def climb(coast):
            """All cells from which water reaches the cells of this coast."""
            reached, stack = set(coast), list(coast)
            while stack:
                r, c = stack.pop()
                for y, x in (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1):
                    if (
                        0 <= y < rows
                        and 0 <= x < columns
                        and (y, x) not in reached
                        and heights[y][x] >= heights[r][c]
                    ):
                        reached.add((y, x))
                        stack.append((y, x))
            return reached

        cells = [(r, c) for r in range(rows) for c in range(columns)]
        pacific = climb([(r, c) for r, c in cells if r == 0 or c == 0])
        atlantic = climb([(r, c) for r, c in cells if r == rows - 1 or c == columns - 1])
        return [[r, c] for r, c in cells if (r, c) in pacific and (r, c) in atlantic]
