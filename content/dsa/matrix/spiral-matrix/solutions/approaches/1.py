class Solution:
    def spiralOrder(self, matrix: List[List[int]]) -> List[int]:
        m, n = len(matrix), len(matrix[0])
        visited, order = set(), []
        r, c, dr, dc = 0, 0, 0, 1
        while len(order) < m * n:
            order.append(matrix[r][c])
            visited.add((r, c))
            inside = 0 <= r + dr < m and 0 <= c + dc < n
            if not inside or (r + dr, c + dc) in visited:
                dr, dc = dc, -dr
            r, c = r + dr, c + dc
        return order
