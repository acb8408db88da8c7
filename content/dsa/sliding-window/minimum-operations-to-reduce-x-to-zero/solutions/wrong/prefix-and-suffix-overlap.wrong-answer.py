class Solution:
    def minOperations(self, nums, x):
        prefix = {0: 0}
        total = 0
        for i, v in enumerate(nums, 1):
            total += v
            prefix[total] = i
        best = inf
        total = 0
        if x in prefix:
            best = prefix[x]
        for j, v in enumerate(reversed(nums), 1):
            total += v
            if x - total in prefix:
                best = min(best, j + prefix[x - total])
        return -1 if best == inf else best
