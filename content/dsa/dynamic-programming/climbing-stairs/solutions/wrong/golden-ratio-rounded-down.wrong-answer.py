class Solution:
    def climbStairs(self, n: int) -> int:
        root = sqrt(5)
        return int(((1 + root) / 2) ** (n + 1) / root)
