class Solution:
    def rotate(self, matrix: List[List[int]]) -> None:
        lo, hi = 0, len(matrix) - 1
        while lo < hi:
            for d in range(hi - lo + 1):
                t = matrix[lo][lo + d]
                matrix[lo][lo + d] = matrix[hi - d][lo]
                matrix[hi - d][lo] = matrix[hi][hi - d]
                matrix[hi][hi - d] = matrix[lo + d][hi]
                matrix[lo + d][hi] = t
            lo += 1
            hi -= 1
