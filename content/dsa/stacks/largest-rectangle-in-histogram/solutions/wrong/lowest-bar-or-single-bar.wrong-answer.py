class Solution:
    def largestRectangleArea(self, heights: List[int]) -> int:
        return max(max(heights), min(heights) * len(heights))
