class Solution:
    def minMeetingRooms(self, intervals: List[List[int]]) -> int:
        ends = sorted(end for _, end in intervals)
        rooms = over = 0
        for start in sorted(start for start, _ in intervals):
            if ends[over] <= start:
                over += 1  # one meeting is over, and its room is taken again
            else:
                rooms += 1
        return rooms
