class Solution:
    def insert(self, intervals: List[List[int]], newInterval: List[int]) -> List[List[int]]:
        start, end = newInterval
        before, behind = [], []
        for interval in intervals:
            if interval[1] <= start:  # a shared point is an overlap
                before.append(interval)
            elif interval[0] >= end:
                behind.append(interval)
            else:
                start = min(start, interval[0])
                end = max(end, interval[1])
        return before + [[start, end]] + behind
