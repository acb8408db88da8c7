class Solution:
    def coinChange(self, coins: List[int], amount: int) -> int:
        seen = {amount}
        level, used = [amount], 0
        while level:
            if 0 in seen:
                return used
            used += 1
            following = []
            for rest in level:
                for coin in coins:
                    if coin <= rest and rest - coin not in seen:
                        seen.add(rest - coin)
                        following.append(rest - coin)
            level = following
        return -1
