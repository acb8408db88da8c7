class Solution:
    def canFinish(self, numCourses: int, prerequisites: List[List[int]]) -> bool:
        parent = list(range(numCourses))

        def find(x):
            while parent[x] != x:
                parent[x] = parent[parent[x]]
                x = parent[x]
            return x

        for a, b in prerequisites:
            if find(a) == find(b):
                return False
            parent[find(a)] = find(b)
        return True
