class Solution:
    def insert(self, intervals: List[List[int]], newInterval: List[int]) -> List[List[int]]:
        start, end = newInterval
        before, behind = [], []
        for interval in intervals:
            if interval[1] < start:
                before.append(interval)
            elif interval[0] > end:
                behind.append(interval)
            else:
                start = min(start, interval[0])
                end = interval[1]  # the new interval may end later
        return before + [[start, end]] + behind
