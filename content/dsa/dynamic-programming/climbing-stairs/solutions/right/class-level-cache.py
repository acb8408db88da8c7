class Solution:
    @staticmethod
    @functools.lru_cache(maxsize=None)
    def ways(n):
        return n if n < 3 else Solution.ways(n - 1) + Solution.ways(n - 2)

    def climbStairs(self, n):
        return Solution.ways(n)
