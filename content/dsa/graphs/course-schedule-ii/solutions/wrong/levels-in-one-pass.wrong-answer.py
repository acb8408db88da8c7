class Solution:
    def findOrder(self, numCourses: int, prerequisites: List[List[int]]) -> List[int]:
        level = [0] * numCourses
        pairs = set()
        for a, b in prerequisites:
            if (b, a) in pairs:
                return []
            pairs.add((a, b))
            level[a] = max(level[a], level[b] + 1)
        return sorted(range(numCourses), key=level.__getitem__)
