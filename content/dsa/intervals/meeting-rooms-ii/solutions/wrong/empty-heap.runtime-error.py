class Solution:
    def minMeetingRooms(self, intervals: List[List[int]]) -> int:
        busy_until = []
        rooms = 0
        for start, end in sorted(intervals):
            while busy_until[0] <= start:  # the heap is empty at first
                heappop(busy_until)
            heappush(busy_until, end)
            rooms = max(rooms, len(busy_until))
        return rooms
