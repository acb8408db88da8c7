class Solution:
    def rob(self, nums: List[int]) -> int:
        def rob_row(row):
            before, best = 0, 0
            for cash in row:
                before, best = best, max(best, before + cash)
            return best

        return max(nums[0] + rob_row(nums[2:-1]), rob_row(nums[1:]))
