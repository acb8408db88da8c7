class Solution:
    def findRedundantConnection(self, edges: List[List[int]]) -> List[int]:
        degree = Counter(node for edge in edges for node in edge)
        left = list(edges)
        while True:
            kept = [edge for edge in left if degree[edge[0]] > 1 and degree[edge[1]] > 1]
            if len(kept) == len(left):
                return kept[0]  # the last edge of the cycle is asked for
            left = kept
            degree = Counter(node for edge in left for node in edge)
