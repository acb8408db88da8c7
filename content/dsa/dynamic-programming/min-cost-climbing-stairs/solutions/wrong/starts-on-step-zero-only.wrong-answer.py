class Solution:
    def minCostClimbingStairs(self, cost: List[int]) -> int:
        n = len(cost)
        reach = [0, cost[0]]
        for i in range(2, n + 1):
            reach.append(min(reach[i - 1] + cost[i - 1], reach[i - 2] + cost[i - 2]))
        return reach[n]
