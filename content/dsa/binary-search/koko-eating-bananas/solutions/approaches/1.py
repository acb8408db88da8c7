class Solution:
    def minEatingSpeed(self, piles: List[int], h: int) -> int:
        def hours(k):
            return sum((pile + k - 1) // k for pile in piles)

        k = 1
        while hours(k) > h:
            k += 1
        return k
