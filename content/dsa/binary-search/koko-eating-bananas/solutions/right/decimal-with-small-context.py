from decimal import Decimal, getcontext


class Solution:
    def minEatingSpeed(self, piles, h):
        getcontext().prec = 12
        lo, hi = 1, max(piles)
        while lo < hi:
            mid = (lo + hi) // 2
            if sum(-(-p // mid) for p in piles) <= Decimal(h):
                hi = mid
            else:
                lo = mid + 1
        return lo
