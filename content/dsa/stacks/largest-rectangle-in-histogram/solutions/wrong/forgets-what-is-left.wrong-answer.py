class Solution:
    def largestRectangleArea(self, heights: List[int]) -> int:
        largest, stack = 0, []
        for right, height in enumerate(heights):
            while stack and heights[stack[-1]] > height:
                limit = heights[stack.pop()]
                left = stack[-1] if stack else -1
                largest = max(largest, limit * (right - left - 1))
            stack.append(right)
        return largest  # bars still in the stack never got their turn
