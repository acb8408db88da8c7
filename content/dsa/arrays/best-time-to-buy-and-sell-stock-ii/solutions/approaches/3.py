class Solution:
    def maxProfit(self, prices: List[int]) -> int:
        profit = i = 0
        last = len(prices) - 1
        while i < last:
            while i < last and prices[i + 1] <= prices[i]:
                i += 1
            valley = prices[i]
            while i < last and prices[i + 1] >= prices[i]:
                i += 1
            profit += prices[i] - valley
        return profit
