class Solution:
    def countComponents(self, n: int, edges: List[List[int]]) -> int:
        links = defaultdict(list)
        for a, b in edges:
            links[a].append(b)
        seen, parts = set(), 0
        for start in range(n):
            if start in seen:
                continue
            parts += 1
            todo = [start]
            while todo:
                x = todo.pop()
                if x not in seen:
                    seen.add(x)
                    todo += links[x]
        return parts
