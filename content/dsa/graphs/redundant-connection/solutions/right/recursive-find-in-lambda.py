class Solution:
    def findRedundantConnection(self, edges):
        parent = {}
        find = lambda x: x if parent.get(x, x) == x else find(parent[x])
        for a, b in edges:
            x, y = find(a), find(b)
            if x == y:
                return a, b
            parent[x] = y
