class Solution:
    def uniquePaths(self, m: int, n: int) -> int:
        return comb(m + n, m)
