class Solution:
    def minEatingSpeed(self, piles: List[int], h: int) -> int:
        k = 1
        while sum(ceil(p / k) for p in piles) > h:
            k *= 2
        return min(k, max(piles))
