class Solution {
    public void sortColors(int[] nums) {
        int[] count = new int[3];
        for (int color : nums) {
            count[color]++;
        }
        int i = 0;
        for (int color = 0; color < 3; color++) {
            for (int left = count[color]; left > 0; left--) {
                nums[i++] = color;
            }
        }
    }
}
