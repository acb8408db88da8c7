class Solution:
    def trap(self, height: List[int]) -> int:
        water = 0
        stack = []
        for i, bar in enumerate(height):
            while stack and height[stack[-1]] < bar:
                floor = height[stack.pop()]
                if stack:
                    wall = min(height[stack[-1]], bar)
                    water += (wall - floor) * (i - stack[-1] - 1)
            stack.append(i)
        return water
