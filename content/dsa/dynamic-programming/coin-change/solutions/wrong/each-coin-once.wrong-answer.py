class Solution:
    def coinChange(self, coins: List[int], amount: int) -> int:
        fewest = [0] + [inf] * amount
        for coin in coins:
            for total in range(amount, coin - 1, -1):  # downwards: every coin is used at most once
                fewest[total] = min(fewest[total], fewest[total - coin] + 1)
        return fewest[amount] if fewest[amount] < inf else -1
