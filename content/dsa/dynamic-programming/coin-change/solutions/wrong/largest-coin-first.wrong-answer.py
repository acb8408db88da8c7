class Solution:
    def coinChange(self, coins: List[int], amount: int) -> int:
        used = 0
        for coin in sorted(coins, reverse=True):
            used += amount // coin
            amount %= coin
        return used if amount == 0 else -1
