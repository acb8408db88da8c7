class Solution:
    def coinChange(self, coins: List[int], amount: int) -> int:
        if amount == 0:
            return 0
        need = [0] + [amount] * amount
        for a in range(1, amount + 1):
            for coin in coins:
                if coin <= a:
                    need[a] = min(need[a], need[a - coin] + 1)
        return -1 if need[amount] == amount else need[amount]
