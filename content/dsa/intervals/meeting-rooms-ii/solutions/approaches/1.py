class Solution:
    def minMeetingRooms(self, intervals: List[List[int]]) -> int:
        rooms = 0
        for time, _ in intervals:
            meetings = sum(start <= time < end for start, end in intervals)
            rooms = max(rooms, meetings)
        return rooms
