class Solution:
    def canAttendMeetings(self, intervals: List[List[int]]) -> bool:
        intervals.sort()
        for start, _ in intervals[1:]:
            if start < intervals[0][1]:
                return False
        return True
