class Solution:
    def change(self, amount: int, coins: List[int]) -> int:
        ways = [1] + [0] * amount
        for total in range(1, amount + 1):
            for coin in coins:  # coins in the inner loop: every order counts separately
                if coin <= total:
                    ways[total] += ways[total - coin]
        return ways[amount]
