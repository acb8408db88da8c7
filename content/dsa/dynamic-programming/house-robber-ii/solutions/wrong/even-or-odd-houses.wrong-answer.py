class Solution:
    def rob(self, nums: List[int]) -> int:
        if len(nums) == 1:
            return nums[0]
        even = len(nums) // 2 * 2
        return max(sum(nums[:even:2]), sum(nums[1::2]), sum(nums[2::2]))
