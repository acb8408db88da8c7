class Solution:
    def change(self, amount, coins):
        dp = [1] + [0] * amount
        for coin in coins:
            if coin > amount:
                break
            for a in range(coin, amount + 1):
                dp[a] += dp[a - coin]
        return dp[amount]
