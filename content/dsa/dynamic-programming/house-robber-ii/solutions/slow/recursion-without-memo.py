class Solution:
    def rob(self, nums: List[int]) -> int:
        def best(start, i):
            if i < start:
                return 0
            return max(best(start, i - 1), best(start, i - 2) + nums[i])

        if len(nums) == 1:
            return nums[0]
        return max(best(0, len(nums) - 2), best(1, len(nums) - 1))
