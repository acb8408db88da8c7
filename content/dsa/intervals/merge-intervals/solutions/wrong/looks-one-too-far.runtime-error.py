class Solution:
    def merge(self, intervals: List[List[int]]) -> List[List[int]]:
        intervals.sort()
        i = 0
        while i < len(intervals):
            if intervals[i + 1][0] <= intervals[i][1]:  # the last interval has no successor
                intervals[i][1] = max(intervals[i][1], intervals.pop(i + 1)[1])
            else:
                i += 1
        return intervals
