class Solution:
    def maxSlidingWindow(self, nums: List[int], k: int) -> List[int]:
        current = max(nums[:k])
        maxima = [current]
        for num in nums[k:]:
            current = max(current, num)  # the old maximum may have left the window
            maxima.append(current)
        return maxima
