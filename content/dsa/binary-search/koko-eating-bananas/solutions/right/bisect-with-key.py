class Solution:
    def minEatingSpeed(self, piles, h):
        hours = lambda speed: -sum(-(-pile // speed) for pile in piles)
        return 1 + bisect_left(range(1, max(piles) + 1), -h, key=hours)
