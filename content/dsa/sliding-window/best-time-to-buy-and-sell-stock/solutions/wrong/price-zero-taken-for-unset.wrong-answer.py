class Solution:
    def maxProfit(self, prices: List[int]) -> int:
        low = best = 0
        for price in prices:
            if not low or price < low:
                low = price
            best = max(best, price - low)
        return best
