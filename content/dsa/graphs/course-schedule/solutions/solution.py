class Solution:
    def canFinish(self, numCourses: int, prerequisites: List[List[int]]) -> bool:
        unlocks = [[] for _ in range(numCourses)]
        open_count = [0] * numCourses
        for course, required in prerequisites:
            unlocks[required].append(course)
            open_count[course] += 1

        taken = [course for course in range(numCourses) if open_count[course] == 0]
        for course in taken:  # grows while it is being read
            for later in unlocks[course]:
                open_count[later] -= 1
                if open_count[later] == 0:
                    taken.append(later)
        return len(taken) == numCourses
