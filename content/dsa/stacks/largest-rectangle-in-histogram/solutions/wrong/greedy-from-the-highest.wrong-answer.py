class Solution:
    def largestRectangleArea(self, heights: List[int]) -> int:
        left = right = heights.index(max(heights))
        low = best = heights[left]
        while left > 0 or right < len(heights) - 1:
            a = heights[left - 1] if left else -1
            b = heights[right + 1] if right + 1 < len(heights) else -1
            if a >= b:
                left -= 1
                low = min(low, a)
            else:
                right += 1
                low = min(low, b)
            best = max(best, low * (right - left + 1))
        return best
