class Solution:
    def setZeroes(self, matrix: List[List[int]]) -> None:
        n = len(matrix)
        zeros = [(i, j) for i in range(n) for j in range(n) if matrix[i][j] == 0]
        for i, j in zeros:
            for k in range(n):
                matrix[i][k] = 0
                matrix[k][j] = 0
