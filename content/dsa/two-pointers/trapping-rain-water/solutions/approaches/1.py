class Solution:
    def trap(self, height: List[int]) -> int:
        n = len(height)
        water = 0
        for i in range(n):
            highest_left = max(height[j] for j in range(i + 1))
            highest_right = max(height[j] for j in range(i, n))
            water += min(highest_left, highest_right) - height[i]
        return water
