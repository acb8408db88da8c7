class Solution:
    def pacificAtlantic(self, heights):
        m, n = len(heights), len(heights[0])

        def reach(cells):
            seen = {r * m + c for r, c in cells}
            for r, c in cells:
                for i, j in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                    if 0 <= i < m and 0 <= j < n and heights[i][j] >= heights[r][c]:
                        if i * m + j not in seen:
                            seen.add(i * m + j)
                            cells.append((i, j))
            return cells

        a = reach([(0, c) for c in range(n)] + [(r, 0) for r in range(1, m)])
        b = reach([(m - 1, c) for c in range(n)] + [(r, n - 1) for r in range(m - 1)])
        return [list(cell) for cell in set(a) & set(b)]
