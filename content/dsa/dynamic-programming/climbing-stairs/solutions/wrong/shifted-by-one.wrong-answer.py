class Solution:
    def climbStairs(self, n: int) -> int:
        below, here = 0, 1  # the bottom counted as unreachable
        for _ in range(n - 1):
            below, here = here, below + here
        return here
