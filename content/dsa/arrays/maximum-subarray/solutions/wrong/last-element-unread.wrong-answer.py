class Solution:
    def maxSubArray(self, nums: List[int]) -> int:
        best = here = nums[0]
        for i in range(1, len(nums) - 1):
            here = nums[i] + max(here, 0)
            if here > best:
                best = here
        return best
