class Solution:
    def coinChange(self, coins: List[int], amount: int) -> int:
        def fewest(rest):
            if rest == 0:
                return 0
            return 1 + min((fewest(rest - coin) for coin in coins if coin <= rest), default=inf)

        answer = fewest(amount)
        return answer if answer < inf else -1
