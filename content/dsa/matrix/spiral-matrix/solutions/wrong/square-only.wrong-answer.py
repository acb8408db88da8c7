class Solution:
    def spiralOrder(self, matrix: List[List[int]]) -> List[int]:
        n, order = len(matrix), []
        for ring in range((n + 1) // 2):
            last = len(matrix[0]) - 1 - ring
            order += matrix[ring][ring:last + 1]
            order += [matrix[r][last] for r in range(ring + 1, n - ring)]
            if ring < n - 1 - ring:
                order += [matrix[n - 1 - ring][c] for c in range(last - 1, ring - 1, -1)]
                # with a single column left, it is collected again
                order += [matrix[r][ring] for r in range(n - 2 - ring, ring, -1)]
        return order
