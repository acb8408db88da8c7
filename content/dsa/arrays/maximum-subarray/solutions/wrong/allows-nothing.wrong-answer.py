class Solution:
    def maxSubArray(self, nums: List[int]) -> int:
        best = current = 0  # the empty subarray is not allowed
        for num in nums:
            current = max(0, current + num)
            best = max(best, current)
        return best
