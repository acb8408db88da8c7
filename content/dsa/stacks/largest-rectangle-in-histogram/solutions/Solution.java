class Solution {
    public int largestRectangleArea(int[] heights) {
        int largest = 0;
        Deque<Integer> rising = new ArrayDeque<>(); // indices of bars whose right border is not known yet
        for (int right = 0; right <= heights.length; right++) {
            int height = right < heights.length ? heights[right] : 0;
            while (!rising.isEmpty() && heights[rising.peek()] >= height) {
                int limit = heights[rising.pop()];
                int left = rising.isEmpty() ? -1 : rising.peek();
                largest = Math.max(largest, limit * (right - left - 1));
            }
            rising.push(right);
        }
        return largest;
    }
}
