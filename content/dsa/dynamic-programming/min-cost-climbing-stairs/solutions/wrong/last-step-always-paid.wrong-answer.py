class Solution:
    def minCostClimbingStairs(self, cost):
        paid = cost[:]
        for i in range(2, len(cost)):
            paid[i] += min(paid[i - 1], paid[i - 2])
        return paid[-1]
