class Solution:
    def pacificAtlantic(self, heights: List[List[int]]) -> List[List[int]]:
        m, n = len(heights), len(heights[0])

        def spread(start):
            reached, queue = set(start), deque(start)
            while queue:
                r, c = queue.popleft()
                for dr, dc in ((0, 1), (0, -1), (1, 0), (-1, 0)):
                    i, j = r + dr, c + dc
                    if not (0 <= i < m and 0 <= j < n) or (i, j) in reached:
                        continue
                    if heights[i][j] <= heights[r][c]:
                        reached.add((i, j))
                        queue.append((i, j))
            return reached

        west = spread([(0, c) for c in range(n)] + [(r, 0) for r in range(m)])
        east = spread([(m - 1, c) for c in range(n)] + [(r, n - 1) for r in range(m)])
        return [[r, c] for r, c in west if (r, c) in east]
