class Solution:
    def maxProfit(self, prices: List[int]) -> int:
        profit = 0
        for day in range(1, len(prices)):
            profit += max(0, prices[day] - prices[day - 1])  # sells after every rise
        return profit
