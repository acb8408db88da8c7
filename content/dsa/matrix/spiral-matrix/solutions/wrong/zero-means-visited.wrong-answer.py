class Solution:
    def spiralOrder(self, matrix: List[List[int]]) -> List[int]:
        m, n = len(matrix), len(matrix[0])
        r, c, dr, dc = 0, 0, 0, 1
        answer = []
        for _ in range(m * n):
            answer.append(matrix[r][c])
            matrix[r][c] = 0
            a, b = r + dr, c + dc
            if not (0 <= a < m and 0 <= b < n) or matrix[a][b] == 0:
                dr, dc = dc, -dr
                a, b = r + dr, c + dc
            r, c = a, b
        return answer
