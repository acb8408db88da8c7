class Solution:
    def uniquePaths(self, m: int, n: int) -> int:
        paths = 1.0
        for k in range(1, m):
            paths *= (n - 1 + k) / k
        return int(paths)  # 19.999999 becomes 19
