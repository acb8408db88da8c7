class Solution:
    def merge(self, intervals: List[List[int]]) -> List[List[int]]:
        def merge_one_pair():
            for i in range(len(merged)):
                for j in range(i + 1, len(merged)):
                    a, b = merged[i], merged[j]
                    if a[0] <= b[1] and b[0] <= a[1]:
                        merged[i] = [min(a[0], b[0]), max(a[1], b[1])]
                        merged.pop(j)
                        return True
            return False

        merged = list(intervals)
        found = True
        while found:
            found = merge_one_pair()
        return merged
