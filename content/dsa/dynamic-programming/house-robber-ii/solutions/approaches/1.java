class Solution {
    public int rob(int[] nums) {
        int n = nums.length;
        return Math.max(nums[0] + robRow(nums, 2, n - 1), robRow(nums, 1, n));
    }

    /** The most cash from the row of houses start … end - 1. */
    private int robRow(int[] nums, int start, int end) {
        int before = 0;
        int best = 0;
        for (int i = start; i < end; i++) {
            int next = Math.max(best, before + nums[i]);
            before = best;
            best = next;
        }
        return best;
    }
}
