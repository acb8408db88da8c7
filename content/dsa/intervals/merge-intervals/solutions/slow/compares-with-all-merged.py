class Solution:
    def merge(self, intervals: List[List[int]]) -> List[List[int]]:
        merged = []
        for start, end in intervals:
            apart = []
            for other in merged:
                if start <= other[1] and other[0] <= end:
                    start, end = min(start, other[0]), max(end, other[1])
                else:
                    apart.append(other)
            merged = apart + [[start, end]]
        return merged
