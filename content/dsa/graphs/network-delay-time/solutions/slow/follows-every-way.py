class Solution:
    def networkDelayTime(self, times: List[List[int]], n: int, k: int) -> int:
        links = defaultdict(list)
        for u, v, w in times:
            links[u].append((v, w))
        arrival, on_way = {}, set()

        def send(node, time):
            arrival[node] = min(time, arrival.get(node, time))
            on_way.add(node)
            for neighbor, duration in links[node]:
                if neighbor not in on_way:
                    send(neighbor, time + duration)
            on_way.remove(node)

        send(k, 0)
        return max(arrival.values()) if len(arrival) == n else -1
