class Solution:
    def largestRectangleArea(self, heights: List[int]) -> int:
        i, j = 0, len(heights) - 1
        best = max(heights)
        while i <= j:
            best = max(best, min(heights[i], heights[j]) * (j - i + 1))
            if heights[i] < heights[j]:
                i += 1
            else:
                j -= 1
        return best
