class Solution:
    def maxFrequency(self, nums, k):
        nums.sort()
        left = 0
        best = 1
        for right in range(1, len(nums)):
            k -= (nums[right] - nums[right - 1]) * (right - left)
            while k < 0:
                k += nums[left + 1] - nums[left]
                left += 1
            best = max(best, right - left + 1)
        return best
