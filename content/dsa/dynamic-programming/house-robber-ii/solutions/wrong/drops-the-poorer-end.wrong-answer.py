class Solution:
    def rob(self, nums: List[int]) -> int:
        if len(nums) == 1:
            return nums[0]
        row = nums[1:] if nums[0] < nums[-1] else nums[:-1]
        take = skip = 0
        for x in row:
            take, skip = skip + x, max(skip, take)
        return max(take, skip)
