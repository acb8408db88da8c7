class Solution {
    public int maxArea(int[] height) {
        int best = 0;
        int left = 0;
        int right = height.length - 1;
        while (left < right) {
            best = Math.max(best, Math.min(height[left], height[right]) * (right - left));
            if (height[left] < height[right]) {
                left++;
            } else {
                right--;
            }
        }
        return best;
    }
}
