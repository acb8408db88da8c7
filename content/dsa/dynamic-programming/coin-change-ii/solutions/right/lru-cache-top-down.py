import functools
import sys

sys.setrecursionlimit(10**6)


class Solution:
    def change(self, amount, coins):
        coins = sorted(coins)

        @functools.lru_cache(None)
        def ways(i, left):
            if left == 0:
                return 1
            if i == len(coins) or coins[i] > left:
                return 0
            return ways(i, left - coins[i]) + ways(i + 1, left)

        return ways(0, amount)
