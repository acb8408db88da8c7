class Solution:
    def networkDelayTime(self, times: List[List[int]], n: int, k: int) -> int:
        links = defaultdict(list)
        for u, v, w in times:
            links[u].append((v, w))

        received = set()
        arrivals = [(0, k)]
        while arrivals:
            time, node = heappop(arrivals)
            if node in received:
                continue
            received.add(node)
            if len(received) == n:
                return time
            for neighbor, duration in links[node]:
                if neighbor not in received:
                    heappush(arrivals, (time + duration, neighbor))
        return -1
