class Solution:
    def trap(self, height: List[int]) -> int:
        top = max(height)
        left = height.index(top)
        right = height[::-1].index(top)
        total = 0
        level = 0
        for h in height[:left]:
            level = max(level, h)
            total += level - h
        level = 0
        for h in height[::-1][:right]:
            level = max(level, h)
            total += level - h
        return total
