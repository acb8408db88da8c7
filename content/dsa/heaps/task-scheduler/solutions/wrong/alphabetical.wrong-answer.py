class Solution:
    def leastInterval(self, tasks: List[str], n: int) -> int:
        left = Counter(tasks)
        ready_at = dict.fromkeys(left, 0)
        time = 0
        while left:
            for kind in sorted(left):
                if ready_at[kind] <= time:  # the first letter that may run, not the most frequent
                    ready_at[kind] = time + n + 1
                    left[kind] -= 1
                    if left[kind] == 0:
                        del left[kind]
                    break
            time += 1
        return time
