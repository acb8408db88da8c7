class Solution:
    def minSubArrayLen(self, target, nums):
        sums = list(accumulate(nums))
        best = inf
        for i in range(len(nums)):
            j = bisect_left(sums, sums[i] + target)
            if j < len(sums):
                best = min(best, j - i)
        return 0 if best == inf else best
