class Solution:
    def pacificAtlantic(self, heights):
        m, n = len(heights), len(heights[0])

        def flood(cells):
            seen = set(cells)
            while cells:
                r, c = cells.pop()
                for y, x in (r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1):
                    if 0 <= y < m and 0 <= x < n and (y, x) not in seen and heights[y][x] >= heights[r][c]:
                        seen.add((y, x))
                        cells.append((y, x))
            return seen

        pacific = [(r, 0) for r in range(m)] + [(0, c) for c in range(n)]
        atlantic = [(r, n - 1) for r in range(m)] + [(m - 1, c) for c in range(n)]
        return flood(pacific) & flood(atlantic)
