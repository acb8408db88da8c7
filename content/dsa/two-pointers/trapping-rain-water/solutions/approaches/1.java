class Solution {
    public int trap(int[] height) {
        int n = height.length;
        // At most 2 * 10^4 * 10^5 = 2 * 10^9 units: still an int.
        int water = 0;
        for (int i = 0; i < n; i++) {
            int highestLeft = 0;
            for (int j = 0; j <= i; j++) {
                highestLeft = Math.max(highestLeft, height[j]);
            }
            int highestRight = 0;
            for (int j = i; j < n; j++) {
                highestRight = Math.max(highestRight, height[j]);
            }
            water += Math.min(highestLeft, highestRight) - height[i];
        }
        return water;
    }
}
