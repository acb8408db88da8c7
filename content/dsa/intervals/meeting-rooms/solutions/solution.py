class Solution:
    def canAttendMeetings(self, intervals: List[List[int]]) -> bool:
        intervals.sort()
        return all(first[1] <= second[0] for first, second in pairwise(intervals))
