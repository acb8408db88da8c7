class Solution:
    def rob(self, nums: List[int]) -> int:
        before, best = 0, 0  # most cash up to the house before the previous one, and up to the previous one
        for cash in nums:
            before, best = best, max(best, before + cash)
        return best
