class Solution:
    def maxProfit(self, prices: List[int]) -> int:
        padded = [inf] + prices + [-inf]
        bought, profit = None, 0
        for i in range(1, len(padded) - 1):
            before, now, after = padded[i - 1 : i + 2]
            if before > now < after:
                bought = now
            elif before < now > after and bought is not None:
                profit += now - bought
                bought = None
        return profit
