class Solution:
    def change(self, amount: int, coins: List[int]) -> int:
        memo = {}

        def ways(i, rest):
            if rest == 0:
                return 1
            if i == len(coins):
                return 0
            if rest not in memo:
                total = 0
                for spent in range(0, rest + 1, coins[i]):
                    total += ways(i + 1, rest - spent)
                memo[rest] = total
            return memo[rest]

        return ways(0, amount)
