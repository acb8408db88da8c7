class Solution:
    def canJump(self, nums: List[int]) -> bool:
        farthest = 0
        for i, reach in enumerate(nums):
            if i > farthest:
                return False
            farthest = max(farthest, i + reach)
        return True
