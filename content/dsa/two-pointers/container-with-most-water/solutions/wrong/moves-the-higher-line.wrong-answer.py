class Solution:
    def maxArea(self, height: List[int]) -> int:
        best = 0
        left, right = 0, len(height) - 1
        while left < right:
            best = max(best, min(height[left], height[right]) * (right - left))
            if height[left] > height[right]:  # the wrong way round
                left += 1
            else:
                right -= 1
        return best
