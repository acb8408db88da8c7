class Solution:
    def eraseOverlapIntervals(self, intervals):
        last = -(10**9)
        count = 0
        for start, end in sorted(intervals, key=itemgetter(1)):
            if start >= last:
                last = end
                count += 1
        return count
