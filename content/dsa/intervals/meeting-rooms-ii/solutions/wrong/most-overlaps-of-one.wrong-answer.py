class Solution:
    def minMeetingRooms(self, intervals: List[List[int]]) -> int:
        # The meetings that overlap a long one need not overlap each other.
        most = 0
        for start, end in intervals:
            most = max(most, sum(other_start < end and start < other_end for other_start, other_end in intervals))
        return most
