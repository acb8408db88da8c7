class Solution:
    def largestRectangleArea(self, heights: List[int]) -> int:
        largest, stack = 0, []
        for right, height in enumerate(heights + [0]):
            while stack and stack[-1][1] > height:
                start, limit = stack.pop()
                largest = max(largest, limit * (right - start))
            stack.append((right, height))  # the bars popped just now were high enough too
        return largest
