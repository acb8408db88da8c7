class Solution:
    def minMeetingRooms(self, intervals: List[List[int]]) -> int:
        return max(sum(start <= time < end for start, end in intervals) for time, _ in intervals)
