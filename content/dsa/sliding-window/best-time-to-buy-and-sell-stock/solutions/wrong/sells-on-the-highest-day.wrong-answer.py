class Solution:
    def maxProfit(self, prices):
        top = prices.index(max(prices))
        return prices[top] - min(prices[:top + 1])
