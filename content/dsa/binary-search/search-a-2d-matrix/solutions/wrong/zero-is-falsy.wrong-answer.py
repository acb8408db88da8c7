class Solution:
    def searchMatrix(self, matrix: List[List[int]], target: int) -> bool:
        flat = [x for row in matrix for x in row]
        i = bisect_left(flat, target)
        found = flat[i] if i < len(flat) else None
        return bool(found) and found == target
