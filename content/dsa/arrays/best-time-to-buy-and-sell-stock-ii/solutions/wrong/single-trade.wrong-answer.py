class Solution:
    def maxProfit(self, prices: List[int]) -> int:
        lowest, best = prices[0], 0
        for price in prices:
            best = max(best, price - lowest)  # only one purchase and one sale
            lowest = min(lowest, price)
        return best
