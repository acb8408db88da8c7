class Solution:
    def rob(self, nums):
        def row(houses):
            a = b = 0
            for h in houses:
                a, b = b, max(b, a + h)
            return b

        if len(nums) < 3:
            return max(nums)
        return max(row(nums[:-1]), nums[-1] + row(nums[1:-1]))
