class Solution:
    def change(self, amount: int, coins: List[int]) -> int:
        if amount == 0:
            return 0  # forgets the empty selection
        ways = [1] + [0] * amount
        for coin in coins:
            for total in range(coin, amount + 1):
                ways[total] += ways[total - coin]
        return ways[amount]
