class Solution:
    def eraseOverlapIntervals(self, intervals: List[List[int]]) -> int:
        intervals.sort(key=lambda iv: iv[1])
        removed, end = 0, -inf
        for a, b in intervals:
            if a < end:
                removed += 1
            end = b
        return removed
