class Solution:
    def minSubArrayLen(self, target: int, nums: List[int]) -> int:
        prefix = [0, *accumulate(nums)]
        best = inf
        for start, before in enumerate(prefix):
            end = bisect_left(prefix, before + target)
            if end < len(prefix):
                best = min(best, end - start)
        return 0 if best == inf else best
