class Solution:
    def merge(self, intervals: List[List[int]]) -> List[List[int]]:
        intervals.sort()
        merged = [intervals[0]]
        for start, end in intervals[1:]:
            if start <= merged[-1][1] + 1:  # there are points between 3 and 4
                merged[-1][1] = max(merged[-1][1], end)
            else:
                merged.append([start, end])
        return merged
