class Solution:
    def minEatingSpeed(self, piles, h):
        lo, hi = 1, max(piles)
        while lo < hi:
            mid = (lo + hi) // 2
            hours = 0
            for pile in piles:
                hours += pile // mid + 1
            if hours > h:
                lo = mid + 1
            else:
                hi = mid
        return lo
