class Solution:
    def validTree(self, n, edges):
        if n == 1:
            return not edges
        ends = {x for edge in edges for x in edge}
        return len(ends) == n and len(edges) == n - 1
