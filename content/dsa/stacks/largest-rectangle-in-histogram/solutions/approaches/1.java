class Solution {
    public int largestRectangleArea(int[] heights) {
        int largest = 0;
        for (int i = 0; i < heights.length; i++) {
            int left = i - 1;
            while (left >= 0 && heights[left] >= heights[i]) {
                left--;
            }
            int right = i + 1;
            while (right < heights.length && heights[right] >= heights[i]) {
                right++;
            }
            largest = Math.max(largest, heights[i] * (right - left - 1));
        }
        return largest;
    }
}
