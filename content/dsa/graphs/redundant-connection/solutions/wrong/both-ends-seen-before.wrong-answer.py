class Solution:
    def findRedundantConnection(self, edges: List[List[int]]) -> List[int]:
        seen = set()
        for a, b in edges:
            if a in seen and b in seen:  # they may have been seen in different parts
                return [a, b]
            seen |= {a, b}
        return []
