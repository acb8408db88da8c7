class Solution:
    def lastStoneWeight(self, stones: List[int]) -> int:
        if len(stones) == 1:
            return stones[0]
        total, heaviest = sum(stones), max(stones)
        if 2 * heaviest > total:
            return 2 * heaviest - total
        return total % 2
