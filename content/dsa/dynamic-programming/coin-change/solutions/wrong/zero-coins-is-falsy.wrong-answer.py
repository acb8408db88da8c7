class Solution:
    def coinChange(self, coins: List[int], amount: int) -> int:
        best = [0] + [None] * amount
        for a in range(1, amount + 1):
            options = [best[a - c] for c in coins if c <= a and best[a - c] is not None]
            if options:
                best[a] = min(options) + 1
        return best[amount] or -1
