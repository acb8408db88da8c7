class Solution:
    def maxProduct(self, nums: List[int]) -> int:
        best = max(nums)
        left = right = 1
        for i in range(len(nums)):
            left *= nums[i]
            right *= nums[-1 - i]
            best = max(best, left, right)
        return best
