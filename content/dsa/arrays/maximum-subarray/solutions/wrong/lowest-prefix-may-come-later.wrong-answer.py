class Solution:
    def maxSubArray(self, nums: List[int]) -> int:
        prefix = [0] + list(accumulate(nums))
        if max(nums) < 0:
            return max(nums)
        return max(prefix) - min(prefix)
