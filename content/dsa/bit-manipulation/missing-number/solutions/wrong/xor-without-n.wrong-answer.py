class Solution:
    def missingNumber(self, nums: List[int]) -> int:
        x = 0
        for i, num in enumerate(nums):
            x ^= i ^ num
        return x
