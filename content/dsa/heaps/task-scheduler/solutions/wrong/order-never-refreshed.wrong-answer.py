class Solution:
    def leastInterval(self, tasks: List[str], n: int) -> int:
        left = sorted(Counter(tasks).values(), reverse=True)
        time = 0
        while left:
            ran = min(n + 1, len(left))
            for i in range(ran):
                left[i] -= 1
            left = [c for c in left if c]
            time += n + 1 if left else ran
        return time
