class Solution:
    def merge(self, intervals: List[List[int]]) -> List[List[int]]:
        merged = []
        for start, end in intervals:
            for interval in merged:
                if start <= interval[1] and interval[0] <= end:
                    # May make two intervals of the result overlap.
                    interval[0], interval[1] = min(interval[0], start), max(interval[1], end)
                    break
            else:
                merged.append([start, end])
        return merged
