class Solution:
    def lastStoneWeight(self, stones: List[int]) -> int:
        rest = list(stones)
        while len(rest) > 1:
            rest.sort()
            heaviest, second = rest.pop(), rest.pop()
            if heaviest != second:
                rest.append(heaviest - second)
        return rest[0] if rest else 0
