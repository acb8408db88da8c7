class Solution:
    def pacificAtlantic(self, heights: List[List[int]]) -> List[List[int]]:
        m, n = len(heights), len(heights[0])

        def climb(cells):
            seen = set(cells)
            while cells:
                r, c = cells.pop()
                for i, j in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                    if 0 <= i < m and 0 <= j < n and (i, j) not in seen and heights[i][j] >= heights[r][c]:
                        seen.add((i, j))
                        cells.append((i, j))
            return seen

        pacific = climb([(0, c) for c in range(n)])
        atlantic = climb([(m - 1, c) for c in range(n)] + [(r, n - 1) for r in range(m)])
        return [list(cell) for cell in pacific & atlantic]
