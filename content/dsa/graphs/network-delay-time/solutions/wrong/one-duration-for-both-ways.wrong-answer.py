class Solution:
    def networkDelayTime(self, times: List[List[int]], n: int, k: int) -> int:
        links, duration = defaultdict(list), {}
        for u, v, w in times:
            links[u].append(v)
            duration[frozenset((u, v))] = w
        done = {}
        heap = [(0, k)]
        while heap:
            t, u = heappop(heap)
            if u not in done:
                done[u] = t
                for v in links[u]:
                    heappush(heap, (t + duration[frozenset((u, v))], v))
        return max(done.values()) if len(done) == n else -1
