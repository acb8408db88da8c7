class Solution:
    def leastInterval(self, tasks, n):
        counts = sorted(Counter(tasks).values())
        top = counts[-1]
        return max(len(tasks), (top - 1) * n + counts.count(top))
