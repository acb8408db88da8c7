class Solution:
    def networkDelayTime(self, times: List[List[int]], n: int, k: int) -> int:
        arrival = [inf] * (n + 1)
        arrival[k] = 0
        for u, v, w in sorted(times):
            arrival[v] = min(arrival[v], arrival[u] + w)
        latest = max(arrival[1:])
        return -1 if latest == inf else latest
