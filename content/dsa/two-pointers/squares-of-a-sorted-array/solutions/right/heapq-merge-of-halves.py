class Solution:
    def sortedSquares(self, nums):
        cut = bisect.bisect_left(nums, 0)
        return heapq.merge((n * n for n in reversed(nums[:cut])), (n * n for n in nums[cut:]))
