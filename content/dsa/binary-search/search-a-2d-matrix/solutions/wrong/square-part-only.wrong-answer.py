class Solution:
    def searchMatrix(self, matrix: List[List[int]], target: int) -> bool:
        size = min(len(matrix), len(matrix[0]))
        lo, hi = 0, size * size - 1
        while lo <= hi:
            mid = (lo + hi) // 2
            x = matrix[mid // size][mid % size]
            if x == target:
                return True
            if x < target:
                lo = mid + 1
            else:
                hi = mid - 1
        return False
