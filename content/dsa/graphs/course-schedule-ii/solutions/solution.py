class Solution:
    def findOrder(self, numCourses: int, prerequisites: List[List[int]]) -> List[int]:
        unlocks = [[] for _ in range(numCourses)]
        open_count = [0] * numCourses
        for course, required in prerequisites:
            unlocks[required].append(course)
            open_count[course] += 1

        order = [course for course in range(numCourses) if open_count[course] == 0]
        for course in order:  # grows while it is being read
            for later in unlocks[course]:
                open_count[later] -= 1
                if open_count[later] == 0:
                    order.append(later)
        return order if len(order) == numCourses else []
