class Solution:
    def insert(self, intervals: List[List[int]], newInterval: List[int]) -> List[List[int]]:
        left, right = [], []
        lo, hi = newInterval
        for a, b in intervals:
            if b < newInterval[0]:
                left.append([a, b])
            elif a > newInterval[1]:
                right.append([a, b])
            else:
                lo = min(lo or a, a)
                hi = max(hi, b)
        return left + [[lo, hi]] + right
