class Solution:
    def countComponents(self, n: int, edges: List[List[int]]) -> int:
        neighbors = [[] for _ in range(n)]
        for a, b in edges:
            neighbors[a].append(b)
            neighbors[b].append(a)

        def smallest_reachable(start):
            seen, stack = {start}, [start]
            while stack:
                for neighbor in neighbors[stack.pop()]:
                    if neighbor not in seen:
                        seen.add(neighbor)
                        stack.append(neighbor)
            return min(seen)

        return len({smallest_reachable(node) for node in range(n)})
