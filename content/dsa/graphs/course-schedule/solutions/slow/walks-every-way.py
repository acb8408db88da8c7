class Solution:
    def canFinish(self, numCourses: int, prerequisites: List[List[int]]) -> bool:
        needs = defaultdict(list)
        for course, required in prerequisites:
            needs[course].append(required)
        on_way = set()

        def visit(course):
            if course in on_way:
                return False
            on_way.add(course)
            fine = all(visit(required) for required in needs[course])
            on_way.discard(course)
            return fine

        return all(visit(course) for course in range(numCourses))
