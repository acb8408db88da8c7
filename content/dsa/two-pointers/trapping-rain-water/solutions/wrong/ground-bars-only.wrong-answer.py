class Solution:
    def trap(self, height):
        left = list(accumulate(height, max))
        right = list(accumulate(reversed(height), max))[::-1]
        return sum(min(a, b) for a, b, h in zip(left, right, height) if h == 0)
