class Solution:
    def leastInterval(self, tasks: List[str], n: int) -> int:
        counts = list(Counter(tasks).values())
        return max(len(tasks), max(counts) * (n + 1))  # idles after the last task as well
