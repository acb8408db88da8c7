class Solution:
    def trap(self, height):
        left = accumulate(height, max)
        right = reversed([*accumulate(reversed(height), max)])
        return sum(min(pair) for pair in zip(left, right)) - sum(height)
