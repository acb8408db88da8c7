class Solution {
    public int rob(int[] nums) {
        return Math.max(robRow(nums, 0, nums.length - 1), robRow(nums, 1, nums.length));
    }

    private int robRow(int[] nums, int from, int to) {
        int before = 0;
        int best = 0;
        for (int i = from; i < to; i++) {
            int next = Math.max(best, before + nums[i]);
            before = best;
            best = next;
        }
        return best;
    }
}
