class Solution:
    def findOrder(self, numCourses, prerequisites):
        following = defaultdict(set)
        for course, first in prerequisites:
            following[first].add(course)
        order, state = deque(), {}

        def visit(course):
            if state.setdefault(course, 'new') == 'open':
                raise ValueError(course)
            if state[course] == 'new':
                state[course] = 'open'
                for then in following[course]:
                    visit(then)
                state[course] = 'done'
                order.appendleft(course)

        try:
            for course in range(numCourses):
                visit(course)
        except ValueError:
            return []
        return order
