class Solution:
    def canFinish(self, numCourses, prerequisites):
        after = defaultdict(list)
        blocked = set()
        for a, b in prerequisites:
            after[b].append(a)
            blocked.add(a)
        queue = deque(c for c in range(numCourses) if c not in blocked)
        taken = set(queue)
        while queue:
            for d in after[queue.popleft()]:
                if d not in taken:
                    taken.add(d)
                    queue.append(d)
        return len(taken) == numCourses
