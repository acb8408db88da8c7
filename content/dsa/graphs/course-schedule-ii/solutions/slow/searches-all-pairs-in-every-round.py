class Solution:
    def findOrder(self, numCourses: int, prerequisites: List[List[int]]) -> List[int]:
        order, remaining = [], list(range(numCourses))
        pairs = prerequisites
        while remaining:
            blocked = {course for course, _ in pairs}
            free = next((course for course in remaining if course not in blocked), None)
            if free is None:
                return []
            order.append(free)
            remaining.remove(free)
            pairs = [pair for pair in pairs if pair[1] != free]
        return order
