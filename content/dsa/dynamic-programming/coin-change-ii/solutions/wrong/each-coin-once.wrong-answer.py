class Solution:
    def change(self, amount: int, coins: List[int]) -> int:
        ways = [1] + [0] * amount
        for coin in coins:
            for total in range(amount, coin - 1, -1):  # downwards: no coin is used twice
                ways[total] += ways[total - coin]
        return ways[amount]
