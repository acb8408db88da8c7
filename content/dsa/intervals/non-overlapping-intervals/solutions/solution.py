class Solution:
    def eraseOverlapIntervals(self, intervals: List[List[int]]) -> int:
        intervals.sort(key=itemgetter(1))
        removed = 0
        last_end = -inf
        for start, end in intervals:
            if start >= last_end:
                last_end = end
            else:
                removed += 1
        return removed
