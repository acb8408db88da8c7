class Solution:
    def findPeakElement(self, nums: List[int]) -> int:
        i = 0
        while nums[i] < nums[i + 1]:  # fails at the last index
            i += 1
        return i
