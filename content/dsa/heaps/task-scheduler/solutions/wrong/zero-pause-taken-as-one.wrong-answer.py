class Solution:
    def leastInterval(self, tasks: List[str], n: int) -> int:
        counts = Counter(tasks)
        top = max(counts.values())
        tied = list(counts.values()).count(top)
        return max(len(tasks), (top - 1) * ((n or 1) + 1) + tied)
