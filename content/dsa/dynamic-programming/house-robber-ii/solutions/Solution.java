class Solution {
    public int rob(int[] nums) {
        int n = nums.length;
        if (n == 1) {
            return nums[0];
        }
        return Math.max(robRow(nums, 0, n - 1), robRow(nums, 1, n));
    }

    /** The most cash from the row of houses start … end - 1. */
    private int robRow(int[] nums, int start, int end) {
        int before = 0, best = 0;
        for (int i = start; i < end; i++) {
            int next = Math.max(best, before + nums[i]);
            before = best;
            best = next;
        }
        return best;
    }
}
