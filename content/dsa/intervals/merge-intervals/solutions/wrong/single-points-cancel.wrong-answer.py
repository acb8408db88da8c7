class Solution:
    def merge(self, intervals: List[List[int]]) -> List[List[int]]:
        change = Counter()
        for a, b in intervals:
            change[a] += 1
            change[b] -= 1
        result, depth = [], 0
        for x in sorted(change):
            if depth == 0 and change[x] > 0:
                result.append([x, x])
            depth += change[x]
            if depth == 0 and change[x] < 0:
                result[-1][1] = x
        return result
