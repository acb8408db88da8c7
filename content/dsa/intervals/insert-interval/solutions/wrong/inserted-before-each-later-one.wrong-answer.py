class Solution:
    def insert(self, intervals, newInterval):
        out = []
        placed = False
        lo, hi = newInterval
        for a, b in intervals:
            if b < lo:
                out.append([a, b])
            elif a > hi:
                out += [[lo, hi], [a, b]]
                placed = True
            else:
                lo, hi = min(lo, a), max(hi, b)
        return out if placed else out + [[lo, hi]]
