class Solution:
    def climbStairs(self, n: int) -> int:
        return n // 2 + 1  # chooses how many double steps there are, not where they come
