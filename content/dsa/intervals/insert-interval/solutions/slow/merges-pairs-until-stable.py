class Solution:
    def insert(self, intervals: List[List[int]], newInterval: List[int]) -> List[List[int]]:
        intervals = sorted(intervals + [newInterval])
        i = 0
        while i < len(intervals):
            merged = False
            for j in range(len(intervals)):
                if i != j and intervals[i][0] <= intervals[j][1] and intervals[j][0] <= intervals[i][1]:
                    low = min(intervals[i][0], intervals[j][0])
                    high = max(intervals[i][1], intervals[j][1])
                    intervals = [other for k, other in enumerate(intervals) if k not in (i, j)]
                    intervals = sorted(intervals + [[low, high]])
                    merged = True
                    break
            i = 0 if merged else i + 1
        return intervals
