class Solution:
    def maxArea(self, height):
        top = height.index(max(height))
        return max(abs(i - top) * h for i, h in enumerate(height))
