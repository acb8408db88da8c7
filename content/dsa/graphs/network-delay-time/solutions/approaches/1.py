class Solution:
    def networkDelayTime(self, times: List[List[int]], n: int, k: int) -> int:
        arrival = [math.inf] * (n + 1)
        arrival[k] = 0
        for _ in range(n - 1):
            for u, v, w in times:
                arrival[v] = min(arrival[v], arrival[u] + w)
        latest = max(arrival[1:])
        return latest if latest < math.inf else -1
