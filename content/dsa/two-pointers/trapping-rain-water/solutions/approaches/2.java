class Solution {
    public int trap(int[] height) {
        int n = height.length;
        int[] highestLeft = height.clone();
        for (int i = 1; i < n; i++) {
            highestLeft[i] = Math.max(highestLeft[i - 1], height[i]);
        }
        int[] highestRight = height.clone();
        for (int i = n - 2; i >= 0; i--) {
            highestRight[i] = Math.max(highestRight[i + 1], height[i]);
        }
        // At most 2 * 10^4 * 10^5 = 2 * 10^9 units: still an int.
        int water = 0;
        for (int i = 0; i < n; i++) {
            water += Math.min(highestLeft[i], highestRight[i]) - height[i];
        }
        return water;
    }
}
