class Solution:
    def merge(self, intervals: List[List[int]]) -> List[List[int]]:
        last_start = max(start for start, _ in intervals)
        furthest = [-1] * (last_start + 1)
        for start, end in intervals:
            furthest[start] = max(furthest[start], end)
        merged = []
        for start, end in enumerate(furthest):
            if end == -1:
                continue
            if merged and start <= merged[-1][1]:
                merged[-1][1] = max(merged[-1][1], end)
            else:
                merged.append([start, end])
        return merged
