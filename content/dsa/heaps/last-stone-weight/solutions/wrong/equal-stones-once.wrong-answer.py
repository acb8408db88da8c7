class Solution:
    def lastStoneWeight(self, stones: List[int]) -> int:
        left = set(stones)
        while len(left) > 1:
            y = max(left)
            left.remove(y)
            x = max(left)
            left.remove(x)
            left.add(y - x)
        return left.pop()
