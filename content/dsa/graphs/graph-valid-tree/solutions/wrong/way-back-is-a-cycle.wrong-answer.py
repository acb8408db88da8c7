class Solution:
    def validTree(self, n: int, edges: List[List[int]]) -> bool:
        links = [[] for _ in range(n)]
        for a, b in edges:
            links[a].append(b)
            links[b].append(a)
        seen, stack = {0}, [0]
        while stack:
            for y in links[stack.pop()]:
                if y in seen:
                    return False
                seen.add(y)
                stack.append(y)
        return len(seen) == n
