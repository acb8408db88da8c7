class Solution:
    def countComponents(self, n: int, edges: List[List[int]]) -> int:
        neighbors = defaultdict(list)
        for a, b in edges:
            neighbors[a].append(b)
            neighbors[b].append(a)
        seen, components = set(), 0
        for start in list(neighbors):  # nodes without edges are not among these
            if start in seen:
                continue
            components += 1
            seen.add(start)
            stack = [start]
            while stack:
                for neighbor in neighbors[stack.pop()]:
                    if neighbor not in seen:
                        seen.add(neighbor)
                        stack.append(neighbor)
        return components
