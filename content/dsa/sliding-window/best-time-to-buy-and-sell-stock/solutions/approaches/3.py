class Solution:
    def maxProfit(self, prices: List[int]) -> int:
        best = ending_today = 0
        for yesterday, today in pairwise(prices):
            ending_today = max(0, ending_today + today - yesterday)
            best = max(best, ending_today)
        return best
