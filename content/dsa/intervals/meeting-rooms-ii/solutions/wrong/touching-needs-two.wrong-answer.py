class Solution:
    def minMeetingRooms(self, intervals: List[List[int]]) -> int:
        busy_until = []
        for start, end in sorted(intervals):
            if busy_until and busy_until[0] < start:  # a room is free at the moment its meeting ends
                heapreplace(busy_until, end)
            else:
                heappush(busy_until, end)
        return len(busy_until)
