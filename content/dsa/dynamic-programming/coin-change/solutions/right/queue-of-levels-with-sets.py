class Solution:
    def coinChange(self, coins, amount):
        level, seen, steps = {0}, {0}, 0
        while level:
            if amount in level:
                return steps
            level = {total for have in level for c in coins if (total := have + c) <= amount} - seen
            seen |= level
            steps += 1
        return -1
