class Solution:
    def findOrder(self, numCourses: int, prerequisites: List[List[int]]) -> List[int]:
        needs = [[] for _ in range(numCourses)]
        for a, b in prerequisites:
            needs[a].append(b)
        state, order = [0] * numCourses, []

        def take(c):
            if state[c]:
                return state[c] == 2
            state[c] = 1
            order.append(c)
            for b in needs[c]:
                if not take(b):
                    return False
            state[c] = 2
            return True

        for c in range(numCourses):
            if not take(c):
                return []
        return order
