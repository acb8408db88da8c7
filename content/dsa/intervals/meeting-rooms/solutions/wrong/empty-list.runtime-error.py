class Solution:
    def canAttendMeetings(self, intervals: List[List[int]]) -> bool:
        intervals.sort()
        free_from = intervals[0][1]  # there may be no meeting at all
        for start, end in intervals[1:]:
            if start < free_from:
                return False
            free_from = end
        return True
