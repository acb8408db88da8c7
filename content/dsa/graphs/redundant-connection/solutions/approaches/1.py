class Solution:
    def findRedundantConnection(self, edges: List[List[int]]) -> List[int]:
        neighbors = defaultdict(list)

        def connected(a, b):
            seen, stack = {a}, [a]
            while stack:
                for node in neighbors[stack.pop()]:
                    if node not in seen:
                        seen.add(node)
                        stack.append(node)
            return b in seen

        for a, b in edges:
            if connected(a, b):
                return [a, b]
            neighbors[a].append(b)
            neighbors[b].append(a)
        return []
