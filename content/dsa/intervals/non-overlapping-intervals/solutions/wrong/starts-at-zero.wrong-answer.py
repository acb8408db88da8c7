class Solution:
    def eraseOverlapIntervals(self, intervals: List[List[int]]) -> int:
        intervals.sort(key=lambda interval: interval[1])
        removed = last_end = 0  # times can be negative
        for start, end in intervals:
            if start >= last_end:
                last_end = end
            else:
                removed += 1
        return removed
