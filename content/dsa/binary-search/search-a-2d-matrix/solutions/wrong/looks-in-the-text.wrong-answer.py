class Solution:
    def searchMatrix(self, matrix, target):
        for row in matrix:
            if row[0] <= target <= row[-1]:
                return str(target) in str(row)
        return False
