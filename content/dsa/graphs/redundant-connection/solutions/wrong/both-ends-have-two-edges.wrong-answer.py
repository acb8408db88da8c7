class Solution:
    def findRedundantConnection(self, edges):
        degree = Counter(x for edge in edges for x in edge)
        for a, b in reversed(edges):
            if degree[a] > 1 and degree[b] > 1:
                return [a, b]
