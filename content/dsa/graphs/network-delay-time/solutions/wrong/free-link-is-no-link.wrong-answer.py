class Solution:
    def networkDelayTime(self, times: List[List[int]], n: int, k: int) -> int:
        cost = [[0] * (n + 1) for _ in range(n + 1)]
        for u, v, w in times:
            cost[u][v] = w
        best = {}
        heap = [(0, k)]
        while heap:
            t, u = heappop(heap)
            if u in best:
                continue
            best[u] = t
            for v in range(1, n + 1):
                if cost[u][v] and v not in best:
                    heappush(heap, (t + cost[u][v], v))
        return max(best.values()) if len(best) == n else -1
