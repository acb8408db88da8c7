class Solution:
    def change(self, amount: int, coins: List[int]) -> int:
        memo = {}

        def ways(i, rest):
            if rest == 0:
                return 1
            if i == len(coins) or rest < 0:
                return 0
            key = f"{i}{rest}"
            if key not in memo:
                memo[key] = ways(i + 1, rest) + ways(i, rest - coins[i])
            return memo[key]

        return ways(0, amount)
