class Solution:
    def coinChange(self, coins, amount):
        dp = [inf] * (amount + 1)
        for c in coins:
            dp[c] = 1
        dp[0] = 0
        for a in range(1, amount + 1):
            for c in coins:
                if c < a:
                    dp[a] = min(dp[a], dp[a - c] + 1)
        return -1 if dp[amount] == inf else dp[amount]
