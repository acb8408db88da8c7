class Solution:
    def insert(self, intervals: List[List[int]], newInterval: List[int]) -> List[List[int]]:
        start, end = newInterval
        first = bisect_left(intervals, start, key=lambda interval: interval[1])
        last = bisect_right(intervals, end, key=lambda interval: interval[0])
        if first < last:
            start = min(start, intervals[first][0])
            end = max(end, intervals[last - 1][1])
        return intervals[:first] + [[start, end]] + intervals[last:]
