class Solution {
    public int maxFrequency(int[] nums, int k) {
        Arrays.sort(nums);
        int best = 0;
        for (int right = 0; right < nums.length; right++) {
            int target = nums[right];
            int budget = k;
            int left = right;
            while (left >= 0 && target - nums[left] <= budget) {
                budget -= target - nums[left];
                left--;
            }
            best = Math.max(best, right - left);
        }
        return best;
    }
}
