class Solution:
    def maxSubArray(self, nums: List[int]) -> int:
        best = current = nums[0]
        for num in islice(nums, 1, None):
            current = max(num, current + num)
            best = max(best, current)
        return best
