class Solution:
    def maxProfit(self, prices: List[int]) -> int:
        if len(prices) < 2:
            return 0
        low = prices[0]
        best = prices[1] - prices[0]
        for price in prices[1:]:
            best = max(best, price - low)
            low = min(low, price)
        return best
