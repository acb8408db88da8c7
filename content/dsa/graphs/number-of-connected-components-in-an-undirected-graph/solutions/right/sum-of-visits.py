import sys


class Solution:
    def countComponents(self, n, edges):
        sys.setrecursionlimit(100_000)
        near = [set() for _ in range(n)]
        for a, b in edges:
            near[a].add(b)
            near[b].add(a)
        seen = set()

        def visit(node):
            if node in seen:
                return 0
            seen.add(node)
            return 1 + 0 * sum(visit(other) for other in near[node])

        return sum(map(visit, range(n)))
