class Solution:
    def networkDelayTime(self, times, n, k):
        dist = {node: math.inf for node in range(1, n + 1)} | {k: 0}
        for _ in range(n):
            changed = False
            for u, v, w in times:
                if dist[u] + w < dist[v]:
                    dist[v] = dist[u] + w
                    changed = True
            if not changed:
                break
        return -1 if (last := max(dist.values())) == math.inf else last
