class Solution:
    def merge(self, intervals):
        groups = []
        for a, b in intervals:
            for group in groups:
                if a <= group[1] and b >= group[0]:
                    group[0] = min(group[0], a)
                    group[1] = max(group[1], b)
                    break
            else:
                groups.append([a, b])
        return groups
