class Solution:
    def eraseOverlapIntervals(self, intervals: List[List[int]]) -> int:
        different = sorted({(b, a) for a, b in intervals})
        kept, free = 0, -inf
        for b, a in different:
            if a >= free:
                kept += 1
                free = b
        return len(different) - kept
