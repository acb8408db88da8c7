class Solution:
    def maxProfit(self, prices: List[int]) -> int:
        n = len(prices)
        best = [0] * (n + 1)  # best[i]: greatest profit from day i on
        for buy in range(n - 1, -1, -1):
            best[buy] = best[buy + 1]
            for sell in range(buy + 1, n):
                best[buy] = max(best[buy], prices[sell] - prices[buy] + best[sell])
        return best[0]
