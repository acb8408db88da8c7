class Solution:
    def findPeakElement(self, nums):
        padded = nums + [-inf]
        for i in range(0, len(nums), 2):
            left = padded[i - 1] if i else -inf
            if left < padded[i] > padded[i + 1]:
                return i
        return len(nums) - 1
