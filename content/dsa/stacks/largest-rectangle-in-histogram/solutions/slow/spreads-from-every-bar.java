class Solution {
    public int largestRectangleArea(int[] heights) {
        int largest = 0;
        for (int bar = 0; bar < heights.length; bar++) {
            int left = bar;
            while (left > 0 && heights[left - 1] >= heights[bar]) {
                left--;
            }
            int right = bar;
            while (right + 1 < heights.length && heights[right + 1] >= heights[bar]) {
                right++;
            }
            largest = Math.max(largest, heights[bar] * (right - left + 1));
        }
        return largest;
    }
}
