class Solution:
    def trap(self, height: List[int]) -> int:
        n = len(height)
        highest_left = height.copy()
        for i in range(1, n):
            highest_left[i] = max(highest_left[i - 1], height[i])
        highest_right = height.copy()
        for i in reversed(range(n - 1)):
            highest_right[i] = max(highest_right[i + 1], height[i])
        water = 0
        for i in range(n):
            water += min(highest_left[i], highest_right[i]) - height[i]
        return water
