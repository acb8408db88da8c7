class Solution:
    def pacificAtlantic(self, heights: List[List[int]]) -> List[List[int]]:
        m, n = len(heights), len(heights[0])

        def uphill(cells):
            seen = set()
            while cells:
                x, y = cells.pop()
                if (x, y) in seen:
                    continue
                seen.add((x, y))
                for i, j in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                    if 0 <= i < n and 0 <= j < m and heights[j][i] >= heights[y][x]:
                        cells.append((i, j))
            return seen

        pacific = uphill([(x, 0) for x in range(n)] + [(0, y) for y in range(m)])
        atlantic = uphill([(x, m - 1) for x in range(n)] + [(n - 1, y) for y in range(m)])
        return [list(cell) for cell in sorted(pacific & atlantic)]
