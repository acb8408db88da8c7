class Solution:
    def climbStairs(self, n: int) -> int:
        below, here = 1, 1  # ways to reach steps 0 and 1
        for _ in range(n - 1):
            below, here = here, below + here
        return here
