class Solution:
    def networkDelayTime(self, times, n, k):
        dist = [inf] * (n + 1)
        dist[k] = 0
        for _ in range(n - 1):
            for u, v, w in times:
                if dist[u] + w < dist[v]:
                    dist[v] = dist[u] + w
        slowest = max(dist[1:n], default=0)
        return slowest if slowest < inf else -1
