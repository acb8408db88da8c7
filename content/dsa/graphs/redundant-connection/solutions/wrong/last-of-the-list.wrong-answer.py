class Solution:
    def findRedundantConnection(self, edges: List[List[int]]) -> List[int]:
        nodes = set()
        for a, b in edges[:-1]:
            nodes |= {a, b}
        if edges[-1][0] in nodes and edges[-1][1] in nodes:
            return edges[-1]
        return edges[-2]
