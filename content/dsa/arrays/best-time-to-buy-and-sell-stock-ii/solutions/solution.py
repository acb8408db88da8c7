class Solution:
    def maxProfit(self, prices: List[int]) -> int:
        return sum(max(0, today - yesterday) for yesterday, today in pairwise(prices))
