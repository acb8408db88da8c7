class Solution:
    def minCostClimbingStairs(self, cost: List[int]) -> int:
        @cache
        def reach(i):
            if i <= 1:
                return 0
            return min(reach(i - 1) + cost[i - 1], reach(i - 2) + cost[i - 2])

        return reach(len(cost))
