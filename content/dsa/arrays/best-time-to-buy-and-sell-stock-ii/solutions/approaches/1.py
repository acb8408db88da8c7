class Solution:
    def maxProfit(self, prices: List[int]) -> int:
        free, holding = 0, -prices[0]
        for price in islice(prices, 1, None):
            free, holding = max(free, holding + price), max(holding, free - price)
        return free
