class Solution:
    def largestRectangleArea(self, heights):
        stack = []
        best = 0
        for i, h in enumerate(heights + [0]):
            while stack and heights[stack[-1]] >= h:
                j = stack.pop()
                best = max(best, heights[j] * (i - j))
            stack.append(i)
        return best
