import graphlib


class Solution:
    def findOrder(self, numCourses: int, prerequisites: List[List[int]]) -> List[int]:
        needs = defaultdict(set)
        for a, b in prerequisites:
            needs[a].add(b)
        try:
            return list(graphlib.TopologicalSorter(needs).static_order())
        except graphlib.CycleError:
            return []
