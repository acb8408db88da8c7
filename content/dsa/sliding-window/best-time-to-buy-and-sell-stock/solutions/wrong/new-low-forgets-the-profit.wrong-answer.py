class Solution:
    def maxProfit(self, prices):
        buy, profit = prices[0], 0
        for p in prices[1:]:
            if p < buy:
                buy, profit = p, 0
            elif p - buy > profit:
                profit = p - buy
        return profit
