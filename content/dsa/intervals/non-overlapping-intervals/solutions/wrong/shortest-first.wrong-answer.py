class Solution:
    def eraseOverlapIntervals(self, intervals: List[List[int]]) -> int:
        kept = []
        for start, end in sorted(intervals, key=lambda interval: interval[1] - interval[0]):
            if all(end <= other_start or other_end <= start for other_start, other_end in kept):
                kept.append((start, end))  # a short interval may block two longer ones
        return len(intervals) - len(kept)
