class Solution:
    def findPeakElement(self, nums: List[int]) -> int:
        return max(nums)
