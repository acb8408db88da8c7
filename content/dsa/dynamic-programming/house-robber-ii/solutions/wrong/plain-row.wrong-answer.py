class Solution:
    def rob(self, nums: List[int]) -> int:
        before, best = 0, 0
        for cash in nums:  # first and last house may both be robbed
            before, best = best, max(best, before + cash)
        return best
