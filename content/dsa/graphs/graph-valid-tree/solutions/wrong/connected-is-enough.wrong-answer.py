class Solution:
    def validTree(self, n: int, edges: List[List[int]]) -> bool:
        neighbors = defaultdict(list)
        for a, b in edges:
            neighbors[a].append(b)
            neighbors[b].append(a)
        seen, stack = {0}, [0]
        while stack:
            for neighbor in neighbors[stack.pop()]:
                if neighbor not in seen:
                    seen.add(neighbor)
                    stack.append(neighbor)
        return len(seen) == n
