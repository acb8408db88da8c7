class Solution:
    def minCostClimbingStairs(self, cost: List[int]) -> int:
        before, here = 0, 0  # least paid to stand on steps 0 and 1
        for i in range(2, len(cost) + 1):
            before, here = here, min(before + cost[i - 2], here + cost[i - 1])
        return here
