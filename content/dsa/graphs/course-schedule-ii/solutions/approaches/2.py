class Solution:
    def findOrder(self, numCourses: int, prerequisites: List[List[int]]) -> List[int]:
        needs = [[] for _ in range(numCourses)]
        for course, required in prerequisites:
            needs[course].append(required)
        order, placed, in_progress = [], set(), set()

        def place(course):
            if course in in_progress:
                return False
            if course not in placed:
                in_progress.add(course)
                if not all(place(required) for required in needs[course]):
                    return False
                in_progress.remove(course)
                placed.add(course)
                order.append(course)
            return True

        return order if all(place(course) for course in range(numCourses)) else []
