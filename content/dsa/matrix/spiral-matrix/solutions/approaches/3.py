class Solution:
    def spiralOrder(self, matrix: List[List[int]]) -> List[int]:
        order = []
        while matrix:
            first, *rest = matrix
            order += first
            matrix = list(zip(*rest))[::-1]
        return order
