class Solution:
    def maxArea(self, height: List[int]) -> int:
        best = 0
        left, right = 0, len(height) - 1
        while left < right:
            level = min(height[left], height[right])
            best = max(best, level * (right - left))
            while left < right and height[left] <= level:
                left += 1
            while left < right and height[right] <= level:
                right -= 1
        return best
