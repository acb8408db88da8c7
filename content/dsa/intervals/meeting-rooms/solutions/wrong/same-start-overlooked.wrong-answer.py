class Solution:
    def canAttendMeetings(self, intervals):
        intervals.sort()
        return not any([a[0] < b[0] < a[1] for a, b in zip(intervals, intervals[1:])])
