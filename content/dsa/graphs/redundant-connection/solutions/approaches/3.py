class Solution:
    def findRedundantConnection(self, edges: List[List[int]]) -> List[int]:
        n = len(edges)
        neighbors = [[] for _ in range(n + 1)]
        for a, b in edges:
            neighbors[a].append(b)
            neighbors[b].append(a)

        degree = [len(nodes) for nodes in neighbors]
        leaves = [node for node in range(1, n + 1) if degree[node] == 1]
        for leaf in leaves:  # grows while it is being read
            for node in neighbors[leaf]:
                degree[node] -= 1
                if degree[node] == 1:
                    leaves.append(node)

        for a, b in reversed(edges):
            if degree[a] == 2 and degree[b] == 2:  # only the cycle keeps two edges at each node
                return [a, b]
        return []
