class Solution:
    def minCostClimbingStairs(self, cost):
        def climb(i, memo={}):
            if i >= len(cost):
                return 0
            if i not in memo:
                memo[i] = cost[i] + min(climb(step) for step in (i + 1, i + 2))
            return memo[i]

        return min(climb(0), climb(1))
