class Solution {
    public int minSubArrayLen(int target, int[] nums) {
        int shortest = nums.length + 1;
        for (int start = 0; start < nums.length; start++) {
            int sum = 0;
            for (int end = start; end < nums.length; end++) {
                sum += nums[end];
                if (sum >= target) {
                    shortest = Math.min(shortest, end - start + 1);
                    break;
                }
            }
        }
        return shortest > nums.length ? 0 : shortest;
    }
}
