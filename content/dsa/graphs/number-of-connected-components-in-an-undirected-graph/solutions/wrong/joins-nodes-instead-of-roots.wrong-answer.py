class Solution:
    def countComponents(self, n: int, edges: List[List[int]]) -> int:
        parent = list(range(n))

        def find(node):
            while parent[node] != node:
                node = parent[node]
            return node

        for a, b in edges:
            if find(a) != find(b):
                parent[a] = b  # takes a away from the set it belongs to
        return sum(parent[node] == node for node in range(n))
