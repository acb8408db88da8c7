class Solution:
    def lastStoneWeight(self, stones):
        rest = 0
        for stone in sorted(stones, reverse=True):
            rest = abs(rest - stone)
        return rest
