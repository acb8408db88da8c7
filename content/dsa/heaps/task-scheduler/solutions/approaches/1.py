class Solution:
    def leastInterval(self, tasks: List[str], n: int) -> int:
        # Negated: the kind with the most tasks left comes first.
        ready = [-count for count in Counter(tasks).values()]
        heapify(ready)
        # Interval from which a kind may run again, and its tasks left.
        waiting = deque()
        time = 0
        while ready or waiting:
            if not ready:
                time = waiting[0][0]
            while waiting and waiting[0][0] <= time:
                heappush(ready, -waiting.popleft()[1])
            left = -heappop(ready) - 1
            if left > 0:
                waiting.append((time + n + 1, left))
            time += 1
        return time
