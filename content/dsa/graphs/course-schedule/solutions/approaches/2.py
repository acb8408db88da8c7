class Solution:
    def canFinish(self, numCourses: int, prerequisites: List[List[int]]) -> bool:
        unlocks = [[] for _ in range(numCourses)]
        for course, required in prerequisites:
            unlocks[required].append(course)
        UNTOUCHED, IN_PROGRESS, DONE = range(3)
        state = [UNTOUCHED] * numCourses

        def free_of_cycles(course):
            if state[course] == IN_PROGRESS:
                return False
            if state[course] == UNTOUCHED:
                state[course] = IN_PROGRESS
                if not all(free_of_cycles(later) for later in unlocks[course]):
                    return False
                state[course] = DONE
            return True

        return all(free_of_cycles(course) for course in range(numCourses))
