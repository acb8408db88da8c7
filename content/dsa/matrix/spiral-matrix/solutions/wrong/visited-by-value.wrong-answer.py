class Solution:
    def spiralOrder(self, matrix):
        out = []
        while matrix:
            for value in matrix[0]:
                if value not in out:
                    out.append(value)
            matrix = list(zip(*matrix[1:]))[::-1]
        return out
