class Solution:
    def networkDelayTime(self, times: List[List[int]], n: int, k: int) -> int:
        links = defaultdict(list)
        for u, v, w in times:
            links[u].append((v, w))
            links[v].append((u, w))  # links have a direction
        received, heap = {}, [(0, k)]
        while heap:
            time, node = heappop(heap)
            if node not in received:
                received[node] = time
                for neighbor, duration in links[node]:
                    heappush(heap, (time + duration, neighbor))
        return max(received.values()) if len(received) == n else -1
