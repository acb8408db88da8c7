class Solution:
    def minMeetingRooms(self, intervals):
        intervals.sort()
        rooms = best = 1
        for (_, end), (start, _) in zip(intervals, intervals[1:]):
            rooms = rooms + 1 if start < end else 1
            best = max(best, rooms)
        return best
