class Solution:
    def uniquePaths(self, m: int, n: int) -> int:
        return comb(2 * (m - 1), m - 1)
