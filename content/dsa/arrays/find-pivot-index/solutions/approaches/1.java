class Solution {
    public int pivotIndex(int[] nums) {
        int n = nums.length;
        for (int i = 0; i < n; i++) {
            if (Arrays.stream(nums, 0, i).sum() == Arrays.stream(nums, i + 1, n).sum()) {
                return i;
            }
        }
        return -1;
    }
}
