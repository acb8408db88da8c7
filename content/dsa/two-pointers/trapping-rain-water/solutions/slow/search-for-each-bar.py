class Solution:
    def trap(self, height: List[int]) -> int:
        return sum(
            min(max(height[:i + 1]), max(height[i:])) - height[i]
            for i in range(len(height))
        )
