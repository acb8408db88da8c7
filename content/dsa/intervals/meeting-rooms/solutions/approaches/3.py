class Solution:
    def canAttendMeetings(self, intervals: List[List[int]]) -> bool:
        latest = max((end for _, end in intervals), default=0)
        change = [0] * (latest + 1)
        for start, end in intervals:
            change[start] += 1
            change[end] -= 1
        ongoing = 0
        for delta in change:
            ongoing += delta
            if ongoing > 1:
                return False
        return True
