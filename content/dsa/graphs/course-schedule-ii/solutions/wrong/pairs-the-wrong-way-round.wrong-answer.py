class Solution:
    def findOrder(self, numCourses: int, prerequisites: List[List[int]]) -> List[int]:
        unlocks = defaultdict(list)
        open_count = [0] * numCourses
        for required, course in prerequisites:  # [a, b]: b comes first
            unlocks[required].append(course)
            open_count[course] += 1
        order = [course for course in range(numCourses) if open_count[course] == 0]
        for course in order:
            for later in unlocks[course]:
                open_count[later] -= 1
                if open_count[later] == 0:
                    order.append(later)
        return order if len(order) == numCourses else []
