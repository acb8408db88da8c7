class Solution:
    def maxSlidingWindow(self, nums: List[int], k: int) -> List[int]:
        maxima = []
        for start in range(len(nums) - k + 1):
            maximum = nums[start]
            for i in range(start + 1, start + k):
                maximum = max(maximum, nums[i])
            maxima.append(maximum)
        return maxima
