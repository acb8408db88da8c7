class Solution:
    def minSubArrayLen(self, target, nums):
        best = len(nums)
        i = s = 0
        for j in range(len(nums)):
            s += nums[j]
            while s >= target:
                best = min(best, j - i + 1)
                s -= nums[i]
                i += 1
        return best
