class Solution:
    def findRedundantConnection(self, edges: List[List[int]]) -> List[int]:
        group = list(range(len(edges) + 1))
        for a, b in edges:
            if group[a] == group[b]:
                return [a, b]
            group[b] = group[a]
        return edges[-1]
