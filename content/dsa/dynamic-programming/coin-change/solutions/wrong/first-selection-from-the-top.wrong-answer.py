class Solution:
    def coinChange(self, coins: List[int], amount: int) -> int:
        coins = sorted(coins, reverse=True)
        dead = set()

        def pay(i, rest):
            if rest == 0:
                return 0
            if i == len(coins) or (i, rest) in dead:
                return -1
            for times in range(rest // coins[i], -1, -1):
                more = pay(i + 1, rest - times * coins[i])
                if more >= 0:
                    return times + more
            dead.add((i, rest))
            return -1

        return pay(0, amount)
