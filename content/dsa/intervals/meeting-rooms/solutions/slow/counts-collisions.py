class Solution:
    def canAttendMeetings(self, intervals: List[List[int]]) -> bool:
        collisions = 0
        for i in range(len(intervals)):
            for j in range(i):
                if intervals[i][0] < intervals[j][1] and intervals[j][0] < intervals[i][1]:
                    collisions += 1
        return collisions == 0
