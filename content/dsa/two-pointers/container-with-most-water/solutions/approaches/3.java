class Solution {
    public int maxArea(int[] height) {
        int best = 0;
        int left = 0;
        int right = height.length - 1;
        while (left < right) {
            int level = Math.min(height[left], height[right]);
            best = Math.max(best, level * (right - left));
            while (left < right && height[left] <= level) {
                left++;
            }
            while (left < right && height[right] <= level) {
                right--;
            }
        }
        return best;
    }
}
