class Solution:
    def canJump(self, nums: List[int]) -> bool:
        return 0 not in nums[:-1]  # a zero can be jumped over
