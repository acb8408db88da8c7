class Solution:
    def rotate(self, matrix):
        last = len(matrix) - 1
        for i in range(last):
            keep = matrix[0][i]
            matrix[0][i] = matrix[last - i][0]
            matrix[last - i][0] = matrix[last][last - i]
            matrix[last][last - i] = matrix[i][last]
            matrix[i][last] = keep
