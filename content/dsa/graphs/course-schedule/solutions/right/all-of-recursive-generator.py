class Solution:
    def canFinish(self, numCourses, prerequisites):
        needs = [[] for _ in range(numCourses)]
        for course, first in prerequisites:
            needs[course].append(first)
        state = [0] * numCourses

        def ok(course):
            if state[course]:
                return state[course] == 2
            state[course] = 1
            if not all(ok(first) for first in needs[course]):
                return False
            state[course] = 2
            return True

        return all(map(ok, range(numCourses)))
