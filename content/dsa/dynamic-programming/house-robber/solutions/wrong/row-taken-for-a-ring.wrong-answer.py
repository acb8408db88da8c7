class Solution:
    def rob(self, nums):
        def go(houses):
            a = b = 0
            for x in houses:
                a, b = b, max(b, a + x)
            return b

        return max(nums[0], go(nums[1:]), go(nums[:-1]))
