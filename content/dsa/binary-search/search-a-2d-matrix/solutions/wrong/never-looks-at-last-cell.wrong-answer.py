class Solution:
    def searchMatrix(self, matrix: List[List[int]], target: int) -> bool:
        columns = len(matrix[0])
        low, high = 0, len(matrix) * columns - 1
        while low < high:
            mid = (low + high) // 2
            value = matrix[mid // columns][mid % columns]
            if value == target:
                return True
            if value < target:
                low = mid + 1
            else:
                high = mid
        return False
