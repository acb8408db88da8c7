class Solution:
    def eraseOverlapIntervals(self, intervals: List[List[int]]) -> int:
        events = sorted([(a, 1) for a, _ in intervals] + [(b, -1) for _, b in intervals])
        return max(accumulate(step for _, step in events)) - 1
