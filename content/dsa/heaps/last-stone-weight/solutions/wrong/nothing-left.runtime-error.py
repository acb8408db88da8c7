class Solution:
    def lastStoneWeight(self, stones: List[int]) -> int:
        stones.sort()
        while len(stones) > 1:
            heaviest, second = stones.pop(), stones.pop()
            if heaviest != second:
                insort(stones, heaviest - second)
        return stones[0]  # there may be no stone left
