class Solution:
    def minEatingSpeed(self, piles: List[int], h: int) -> int:
        for speed in range(1, max(piles) + 1):
            if sum(-(-pile // speed) for pile in piles) <= h:
                return speed
