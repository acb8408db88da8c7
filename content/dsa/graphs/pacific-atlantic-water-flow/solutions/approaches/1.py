class Solution:
    def pacificAtlantic(self, heights: List[List[int]]) -> List[List[int]]:
        rows, columns = len(heights), len(heights[0])

        def reaches_both(row, column):
            pacific = atlantic = False
            seen, stack = {(row, column)}, [(row, column)]
            while stack:
                r, c = stack.pop()
                pacific = pacific or r == 0 or c == 0
                atlantic = atlantic or r == rows - 1 or c == columns - 1
                for y, x in (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1):
                    if (
                        0 <= y < rows
                        and 0 <= x < columns
                        and (y, x) not in seen
                        and heights[y][x] <= heights[r][c]
                    ):
                        seen.add((y, x))
                        stack.append((y, x))
            return pacific and atlantic

        return [[r, c] for r in range(rows) for c in range(columns) if reaches_both(r, c)]
