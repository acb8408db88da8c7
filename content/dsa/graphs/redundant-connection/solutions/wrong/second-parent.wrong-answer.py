class Solution:
    def findRedundantConnection(self, edges: List[List[int]]) -> List[int]:
        parent = {}
        answer = edges[-1]
        for a, b in edges:
            if b in parent:
                answer = [a, b]
            parent[b] = a
        return answer
