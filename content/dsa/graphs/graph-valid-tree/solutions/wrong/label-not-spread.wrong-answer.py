class Solution:
    def validTree(self, n: int, edges: List[List[int]]) -> bool:
        group = list(range(n))
        for a, b in edges:
            if group[a] == group[b]:
                return False
            group[b] = group[a]
        return len(edges) == n - 1
