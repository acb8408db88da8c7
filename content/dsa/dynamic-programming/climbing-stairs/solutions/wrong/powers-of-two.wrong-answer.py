class Solution:
    def climbStairs(self, n: int) -> int:
        return 1 << (n - 1)
