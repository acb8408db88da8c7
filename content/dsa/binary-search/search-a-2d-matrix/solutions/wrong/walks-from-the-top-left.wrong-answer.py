class Solution:
    def searchMatrix(self, matrix: List[List[int]], target: int) -> bool:
        r = c = 0
        while r < len(matrix):
            if matrix[r][c] == target:
                return True
            if c + 1 < len(matrix[0]) and matrix[r][c + 1] <= target:
                c += 1
            else:
                r += 1
        return False
