class Solution:
    def maxFrequency(self, nums, k):
        values = sorted(set(nums))
        total = left = best = 0
        for right, v in enumerate(values):
            total += v
            while v * (right - left + 1) - total > k:
                total -= values[left]
                left += 1
            best = max(best, right - left + 1)
        return best
