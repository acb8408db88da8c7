class Solution:
    def minMeetingRooms(self, intervals: List[List[int]]) -> int:
        ends = []
        for start, end in sorted(intervals):
            while ends and ends[0] <= start:
                heappop(ends)
            heappush(ends, end)
        return len(ends)
