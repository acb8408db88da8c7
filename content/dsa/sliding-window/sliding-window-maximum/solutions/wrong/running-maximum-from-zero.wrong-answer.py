class Solution:
    def maxSlidingWindow(self, nums: List[int], k: int) -> List[int]:
        maxima = []
        for start in range(len(nums) - k + 1):
            largest = 0  # all numbers may be negative
            for num in nums[start:start + k]:
                largest = max(largest, num)
            maxima.append(largest)
        return maxima
