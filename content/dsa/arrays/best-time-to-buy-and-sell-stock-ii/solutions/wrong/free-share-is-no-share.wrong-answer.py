class Solution:
    def maxProfit(self, prices: List[int]) -> int:
        profit = 0
        paid = None
        for price in prices:
            if paid and price > paid:
                profit += price - paid
            paid = price
        return profit
