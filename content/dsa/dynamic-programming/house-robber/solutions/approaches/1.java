class Solution {
    private Integer[] memo;

    public int rob(int[] nums) {
        memo = new Integer[nums.length];
        return best(nums, nums.length - 1);
    }

    private int best(int[] nums, int i) {
        if (i < 0) {
            return 0;
        }
        if (memo[i] == null) {
            memo[i] = Math.max(best(nums, i - 1), best(nums, i - 2) + nums[i]);
        }
        return memo[i];
    }
}
