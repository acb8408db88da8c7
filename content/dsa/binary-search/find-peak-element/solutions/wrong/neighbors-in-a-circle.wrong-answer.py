class Solution:
    def findPeakElement(self, nums: List[int]) -> int:
        n = len(nums)
        for i in range(n):
            if n == 1 or nums[i - 1] < nums[i] > nums[(i + 1) % n]:
                return i
        return -1
