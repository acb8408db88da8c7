class Solution:
    def maxSubArray(self, nums: List[int]) -> int:
        best, current = -100, 0
        for x in nums:
            current = max(current + x, x)
            best = max(best, current)
        return best
