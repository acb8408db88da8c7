class Solution:
    def canAttendMeetings(self, intervals: List[List[int]]) -> bool:
        free = 0
        for start, end in sorted(intervals, key=str):
            if start < free:
                return False
            free = end
        return True
