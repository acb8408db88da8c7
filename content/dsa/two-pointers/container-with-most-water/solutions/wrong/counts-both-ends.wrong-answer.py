class Solution:
    def maxArea(self, height: List[int]) -> int:
        best = 0
        left, right = 0, len(height) - 1
        while left < right:
            best = max(best, min(height[left], height[right]) * (right - left + 1))  # the distance is one less
            if height[left] < height[right]:
                left += 1
            else:
                right -= 1
        return best
