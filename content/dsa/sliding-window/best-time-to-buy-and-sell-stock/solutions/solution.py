class Solution:
    def maxProfit(self, prices: List[int]) -> int:
        lowest, best = inf, 0
        for price in prices:
            best = max(best, price - lowest)
            lowest = min(lowest, price)
        return best
