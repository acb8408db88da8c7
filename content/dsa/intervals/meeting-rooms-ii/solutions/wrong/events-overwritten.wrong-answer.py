class Solution:
    def minMeetingRooms(self, intervals: List[List[int]]) -> int:
        change = {}
        for start, end in intervals:
            change[start] = 1
        for start, end in intervals:
            change[end] = change.get(end, 0) - 1
        return max(accumulate(change[t] for t in sorted(change)))
