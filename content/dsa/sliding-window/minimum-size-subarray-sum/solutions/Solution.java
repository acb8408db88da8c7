class Solution {
    public int minSubArrayLen(int target, int[] nums) {
        int best = Integer.MAX_VALUE;
        int left = 0;
        int window = 0;
        for (int right = 0; right < nums.length; right++) {
            window += nums[right];
            while (window >= target) {
                best = Math.min(best, right - left + 1);
                window -= nums[left++];
            }
        }
        return best == Integer.MAX_VALUE ? 0 : best;
    }
}
