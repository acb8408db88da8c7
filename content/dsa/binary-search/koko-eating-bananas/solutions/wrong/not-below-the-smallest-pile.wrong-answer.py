class Solution:
    def minEatingSpeed(self, piles: List[int], h: int) -> int:
        return bisect_left(
            range(max(piles) + 1),
            True,
            lo=min(piles),
            key=lambda k: sum(-(-p // k) for p in piles) <= h,
        )
