class Solution:
    def uniquePaths(self, m: int, n: int) -> int:
        steps, down = m + n - 2, min(m, n) - 1
        paths = 1
        for k in range(1, down + 1):
            paths = paths * (steps - down + k) // k
        return paths
