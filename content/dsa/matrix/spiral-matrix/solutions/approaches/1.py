class Solution:
    def spiralOrder(self, matrix: List[List[int]]) -> List[int]:
        m, n = len(matrix), len(matrix[0])
        visited = [[False] * n for _ in range(m)]
        order = []
        r, c, dr, dc = 0, 0, 0, 1
        while len(order) < m * n:
            order.append(matrix[r][c])
            visited[r][c] = True
            inside = 0 <= r + dr < m and 0 <= c + dc < n
            if not inside or visited[r + dr][c + dc]:
                dr, dc = dc, -dr
            r, c = r + dr, c + dc
        return order
