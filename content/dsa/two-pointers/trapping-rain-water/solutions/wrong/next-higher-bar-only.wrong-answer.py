class Solution:
    def trap(self, height: List[int]) -> int:
        total = pool = level = 0
        for h in height:
            if h >= level:
                total += pool
                pool, level = 0, h
            else:
                pool += level - h
        return total
