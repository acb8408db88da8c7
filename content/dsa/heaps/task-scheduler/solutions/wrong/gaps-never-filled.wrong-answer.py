class Solution:
    def leastInterval(self, tasks: List[str], n: int) -> int:
        counts = Counter(tasks)
        if len(counts) > n:
            return len(tasks)
        return len(tasks) + n * (max(counts.values()) - 1)
