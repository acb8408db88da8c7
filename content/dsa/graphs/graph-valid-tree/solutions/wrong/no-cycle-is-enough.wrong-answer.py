class Solution:
    def validTree(self, n: int, edges: List[List[int]]) -> bool:
        parent = list(range(n))

        def find(node):
            while parent[node] != node:
                node = parent[node]
            return node

        for a, b in edges:
            if find(a) == find(b):
                return False
            parent[find(a)] = find(b)
        return True  # the graph may consist of several parts
