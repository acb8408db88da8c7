from typing import NamedTuple


class Part(NamedTuple):
    total: int
    prefix: int
    suffix: int
    best: int

    def __add__(self, other):
        return Part(
            self.total + other.total,
            max(self.prefix, self.total + other.prefix),
            max(other.suffix, other.total + self.suffix),
            max(self.best, other.best, self.suffix + other.prefix),
        )


class Solution:
    def maxSubArray(self, nums: List[int]) -> int:
        def solve(lo, hi):
            if hi - lo == 1:
                return Part(*[nums[lo]] * 4)
            mid = (lo + hi) // 2
            return solve(lo, mid) + solve(mid, hi)

        return solve(0, len(nums)).best
