class Solution:
    def merge(self, intervals: List[List[int]]) -> List[List[int]]:
        merged = []
        for a, b in sorted(intervals, key=lambda iv: iv[1]):
            if merged and a <= merged[-1][1]:
                merged[-1] = [min(a, merged[-1][0]), b]
            else:
                merged.append([a, b])
        return merged
