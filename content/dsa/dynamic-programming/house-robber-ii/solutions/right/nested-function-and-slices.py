class Solution:
    def rob(self, nums):
        def line(houses):
            take = skip = 0
            for h in houses:
                take, skip = skip + h, max(take, skip)
            return max(take, skip)

        return max(nums[0], *(line(part) for part in (nums[1:], nums[:-1])))
