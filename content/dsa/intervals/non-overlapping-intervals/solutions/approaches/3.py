class Solution:
    def eraseOverlapIntervals(self, intervals: List[List[int]]) -> int:
        removed = 0
        last_end = -inf
        for start, end in sorted(intervals):
            if start >= last_end:
                last_end = end
            else:
                removed += 1
                last_end = min(last_end, end)
        return removed
