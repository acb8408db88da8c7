class Solution {
    public int trap(int[] height) {
        int[] highestRight = new int[height.length + 1];
        for (int i = height.length - 1; i >= 0; i--) {
            highestRight[i] = Math.max(highestRight[i + 1], height[i]);
        }
        int water = 0;
        int highestLeft = 0;
        for (int i = 0; i < height.length; i++) {
            water += Math.min(highestLeft, highestRight[i + 1]) - height[i];
            highestLeft = Math.max(highestLeft, height[i]);
        }
        return water;
    }
}
