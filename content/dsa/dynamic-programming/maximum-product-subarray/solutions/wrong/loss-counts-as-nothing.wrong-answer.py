class Solution:
    def maxProduct(self, nums: List[int]) -> int:
        best = 0
        high = low = 1
        for x in nums:
            high, low = max(x, x * high, x * low), min(x, x * high, x * low)
            best = max(best, high)
        return best
