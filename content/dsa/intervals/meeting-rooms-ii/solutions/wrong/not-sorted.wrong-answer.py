class Solution:
    def minMeetingRooms(self, intervals: List[List[int]]) -> int:
        busy_until = []
        for start, end in intervals:  # not in the order of their starts
            if busy_until and busy_until[0] <= start:
                heapreplace(busy_until, end)
            else:
                heappush(busy_until, end)
        return len(busy_until)
