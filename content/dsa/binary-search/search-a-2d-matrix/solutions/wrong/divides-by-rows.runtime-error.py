class Solution:
    def searchMatrix(self, matrix: List[List[int]], target: int) -> bool:
        rows = len(matrix)
        low, high = 0, rows * len(matrix[0]) - 1
        while low <= high:
            mid = (low + high) // 2
            value = matrix[mid // rows][mid % rows]  # correct for square matrices only
            if value == target:
                return True
            if value < target:
                low = mid + 1
            else:
                high = mid - 1
        return False
