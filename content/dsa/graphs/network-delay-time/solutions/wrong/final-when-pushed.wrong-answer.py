class Solution:
    def networkDelayTime(self, times: List[List[int]], n: int, k: int) -> int:
        links = defaultdict(list)
        for u, v, w in times:
            links[u].append((v, w))
        seen, heap, latest = {k}, [(0, k)], 0
        while heap:
            latest, node = heappop(heap)
            for neighbor, duration in links[node]:
                if neighbor not in seen:
                    seen.add(neighbor)  # a better arrival is refused later
                    heappush(heap, (latest + duration, neighbor))
        return latest if len(seen) == n else -1
