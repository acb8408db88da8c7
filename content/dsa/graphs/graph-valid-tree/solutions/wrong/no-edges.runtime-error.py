class Solution:
    def validTree(self, n: int, edges: List[List[int]]) -> bool:
        if len(edges) >= n:
            return False
        links = defaultdict(set)
        for a, b in edges:
            links[a].add(b)
            links[b].add(a)
        seen, todo = set(), [edges[0][0]]
        while todo:
            x = todo.pop()
            if x not in seen:
                seen.add(x)
                todo.extend(links[x] - seen)
        return len(seen) == n and len(edges) == n - 1
