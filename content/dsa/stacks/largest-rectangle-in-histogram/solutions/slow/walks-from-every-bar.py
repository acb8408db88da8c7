class Solution:
    def largestRectangleArea(self, heights: List[int]) -> int:
        largest = 0
        for i, height in enumerate(heights):
            left = right = i
            while left > 0 and heights[left - 1] >= height:
                left -= 1
            while right + 1 < len(heights) and heights[right + 1] >= height:
                right += 1
            largest = max(largest, height * (right - left + 1))
        return largest
