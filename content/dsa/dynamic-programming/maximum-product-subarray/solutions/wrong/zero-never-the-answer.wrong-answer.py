class Solution:
    def maxProduct(self, nums: List[int]) -> int:
        best = -inf
        for is_zero, part in groupby(nums, key=lambda x: x == 0):
            if is_zero:
                continue
            part = list(part)
            best = max(best, *accumulate(part, mul), *accumulate(reversed(part), mul))
        return 0 if best == -inf else best
