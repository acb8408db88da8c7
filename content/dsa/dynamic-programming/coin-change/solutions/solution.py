class Solution:
    def coinChange(self, coins: List[int], amount: int) -> int:
        fewest = [0] + [inf] * amount
        for coin in coins:
            for total in range(coin, amount + 1):
                fewest[total] = min(fewest[total], fewest[total - coin] + 1)
        return fewest[amount] if fewest[amount] < inf else -1
