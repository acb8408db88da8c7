class Solution:
    def leastInterval(self, tasks: List[str], n: int) -> int:
        ready_at = dict.fromkeys(tasks, 0)
        time = 0
        while tasks:
            for kind, _ in Counter(tasks).most_common():
                if ready_at[kind] <= time:
                    ready_at[kind] = time + n + 1
                    tasks.remove(kind)
                    break
            time += 1
        return time
