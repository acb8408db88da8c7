class Solution:
    def largestRectangleArea(self, heights: List[int]) -> int:
        largest = 0
        stack = []  # indices of rising bars whose right border is not known yet
        for right in range(len(heights) + 1):
            height = heights[right] if right < len(heights) else 0
            while stack and heights[stack[-1]] >= height:
                limit = heights[stack.pop()]
                left = stack[-1] if stack else -1
                largest = max(largest, limit * (right - left - 1))
            stack.append(right)
        return largest
