class Solution:
    def lengthOfLIS(self, nums):
        best = []
        for i, n in enumerate(nums):
            best.append(1 + max((best[j] for j in range(i) if nums[j] < n), default=0))
        return max(best)
