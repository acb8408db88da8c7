class Solution:
    def maxArea(self, height: List[int]) -> int:
        best = 0
        stack = []
        for i, h in enumerate(height):
            while stack and height[stack[-1]] < h:
                j = stack.pop()
                best = max(best, (i - j) * height[j])
            if stack:
                best = max(best, (i - stack[-1]) * h)
            stack.append(i)
        return best
