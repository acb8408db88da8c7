class Solution:
    def maxProfit(self, prices: List[int]) -> int:
        profit, bought = 0, prices[0]
        for i in range(1, len(prices)):
            if prices[i] < prices[i - 1]:  # sells only once the price falls
                profit += prices[i - 1] - bought
                bought = prices[i]
        return profit
