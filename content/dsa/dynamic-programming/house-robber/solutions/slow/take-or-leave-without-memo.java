class Solution {
    public int rob(int[] nums) {
        return robFrom(nums, 0);
    }

    private int robFrom(int[] nums, int house) {
        if (house >= nums.length) {
            return 0;
        }
        return Math.max(robFrom(nums, house + 1), nums[house] + robFrom(nums, house + 2));
    }
}
