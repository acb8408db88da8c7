class Solution:
    def canJump(self, nums: List[int]) -> bool:
        # counts jumps from indices that cannot be reached
        return max(i + reach for i, reach in enumerate(nums)) >= len(nums) - 1
