class Solution:
    def minCostClimbingStairs(self, cost: List[int]) -> int:
        before, here = 0, 0
        for i in range(2, len(cost)):  # stops on the last step
            before, here = here, min(before + cost[i - 2], here + cost[i - 1])
        return here
