class Solution:
    def maxProfit(self, prices):
        hold, sold, rest = -prices[0], 0, 0
        for p in prices[1:]:
            hold, sold, rest = max(hold, rest - p), hold + p, max(rest, sold)
        return max(sold, rest)
