class Solution:
    def findRedundantConnection(self, edges: List[List[int]]) -> List[int]:
        parent = list(range(len(edges)))  # nodes are numbered from 1

        def find(node):
            while parent[node] != node:
                node = parent[node]
            return node

        for a, b in edges:
            if find(a) == find(b):
                return [a, b]
            parent[find(a)] = find(b)
        return []
