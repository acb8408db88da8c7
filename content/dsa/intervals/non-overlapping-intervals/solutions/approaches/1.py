class Solution:
    def eraseOverlapIntervals(self, intervals: List[List[int]]) -> int:
        intervals.sort()
        best = [1] * len(intervals)
        kept = 0
        for i in range(len(intervals)):
            for j in range(i):
                if intervals[j][1] <= intervals[i][0]:
                    best[i] = max(best[i], best[j] + 1)
            kept = max(kept, best[i])
        return len(intervals) - kept
