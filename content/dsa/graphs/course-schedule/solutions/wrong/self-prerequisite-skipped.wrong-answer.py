class Solution:
    def canFinish(self, numCourses: int, prerequisites: List[List[int]]) -> bool:
        after = [[] for _ in range(numCourses)]
        waiting = [0] * numCourses
        for a, b in prerequisites:
            if a != b:
                after[b].append(a)
                waiting[a] += 1
        ready = [c for c in range(numCourses) if not waiting[c]]
        for c in ready:
            for d in after[c]:
                waiting[d] -= 1
                if not waiting[d]:
                    ready.append(d)
        return len(ready) == numCourses
