class Solution:
    def minCostClimbingStairs(self, cost: List[int]) -> int:
        return min(sum(cost[::2]), sum(cost[1::2]))
