class Solution:
    def largestRectangleArea(self, heights):
        n = len(heights)
        left, right = [-1] * n, [n] * n
        stack = []
        for i, h in enumerate(heights):
            while stack and heights[stack[-1]] > h:
                right[stack.pop()] = i
            left[i] = stack[-1] if stack else -1
            if stack and heights[stack[-1]] == h:
                right[stack[-1]] = i
            stack.append(i)
        return max(heights[i] * (right[i] - left[i] - 1) for i in range(n))
