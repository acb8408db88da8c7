class Solution:
    def longestConsecutive(self, nums):
        if not nums:
            return 0
        values = [int(t) for t in sorted(set(map(str, nums)))]
        best = run = 1
        for i in range(1, len(values)):
            run = run + 1 if values[i] == values[i - 1] + 1 else 1
            best = max(best, run)
        return best
