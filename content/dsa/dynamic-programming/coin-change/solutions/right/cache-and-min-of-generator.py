class Solution:
    def coinChange(self, coins, amount):
        @cache
        def fewest(left):
            if left == 0:
                return 0
            return min((1 + fewest(left - c) for c in coins if c <= left), default=inf)

        return -1 if (n := fewest(amount)) == inf else n
