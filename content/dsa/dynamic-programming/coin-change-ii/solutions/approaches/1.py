class Solution:
    def change(self, amount: int, coins: List[int]) -> int:
        @cache
        def count(i, rest):
            if rest == 0:
                return 1
            if i == len(coins) or rest < 0:
                return 0
            return count(i + 1, rest) + count(i, rest - coins[i])

        return count(0, amount)
