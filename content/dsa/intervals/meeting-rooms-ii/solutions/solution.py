class Solution:
    def minMeetingRooms(self, intervals: List[List[int]]) -> int:
        busy_until = []  # a heap with one entry for each room
        for start, end in sorted(intervals):
            if busy_until and busy_until[0] <= start:
                heapreplace(busy_until, end)
            else:
                heappush(busy_until, end)
        return len(busy_until)
