class Solution:
    def rob(self, nums: List[int]) -> int:
        if len(nums) <= 2:
            return sum(nums)

        def best(lo, hi):
            earlier, now = 0, 0
            for i in range(lo, hi):
                earlier, now = now, max(now, earlier + nums[i])
            return now

        return max(best(0, len(nums) - 1), best(1, len(nums)))
