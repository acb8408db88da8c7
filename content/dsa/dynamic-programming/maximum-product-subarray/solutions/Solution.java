class Solution {
    public int maxProduct(int[] nums) {
        int best = nums[0], largest = nums[0], smallest = nums[0];
        for (int i = 1; i < nums.length; i++) {
            int a = nums[i] * largest, b = nums[i] * smallest;
            largest = Math.max(nums[i], Math.max(a, b));
            smallest = Math.min(nums[i], Math.min(a, b));
            best = Math.max(best, largest);
        }
        return best;
    }
}
