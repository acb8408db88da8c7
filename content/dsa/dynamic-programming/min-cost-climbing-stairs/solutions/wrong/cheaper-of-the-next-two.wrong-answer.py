class Solution:
    def minCostClimbingStairs(self, cost: List[int]) -> int:
        total, at = 0, -1
        while at < len(cost) - 2:
            at = min(at + 1, at + 2, key=lambda i: cost[i])
            total += cost[at]
        return total
