class Solution:
    def maxSubArray(self, nums: List[int]) -> int:
        best = current = nums[0]
        for num in nums[1:]:
            current = num if num < 0 or current < 0 else current + num  # a negative element ends the run
            best = max(best, current)
        return best
