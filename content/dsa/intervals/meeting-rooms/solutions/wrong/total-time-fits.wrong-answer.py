class Solution:
    def canAttendMeetings(self, intervals: List[List[int]]) -> bool:
        if not intervals:
            return True
        busy = sum(b - a for a, b in intervals)
        return busy <= max(b for _, b in intervals) - min(a for a, _ in intervals)
