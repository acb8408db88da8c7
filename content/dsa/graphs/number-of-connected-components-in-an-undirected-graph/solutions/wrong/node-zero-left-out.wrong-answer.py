class Solution:
    def countComponents(self, n, edges):
        links = [[] for _ in range(n)]
        for a, b in edges:
            links[a].append(b)
            links[b].append(a)
        seen = [False] * n
        count = 0
        for start in range(1, n):
            if not seen[start]:
                count += 1
                seen[start] = True
                queue = [start]
                for x in queue:
                    for y in links[x]:
                        if not seen[y]:
                            seen[y] = True
                            queue.append(y)
        return count
