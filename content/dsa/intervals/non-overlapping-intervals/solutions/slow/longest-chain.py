class Solution:
    def eraseOverlapIntervals(self, intervals: List[List[int]]) -> int:
        intervals.sort()
        best = []
        for i, (start, _) in enumerate(intervals):
            chain = 1
            for j in range(i):
                if intervals[j][1] <= start and best[j] >= chain:
                    chain = best[j] + 1
            best.append(chain)
        return len(intervals) - max(best)
