class Solution {
    public int minSubArrayLen(int target, int[] nums) {
        int[] prefix = new int[nums.length + 1];
        for (int i = 0; i < nums.length; i++) {
            prefix[i + 1] = prefix[i] + nums[i];
        }
        int best = Integer.MAX_VALUE;
        for (int start = 0; start < prefix.length; start++) {
            int end = Arrays.binarySearch(prefix, prefix[start] + target); // at most 2 * 10^9
            if (end < 0) {
                end = -end - 1; // not found: where it would be inserted
            }
            if (end < prefix.length) {
                best = Math.min(best, end - start);
            }
        }
        return best == Integer.MAX_VALUE ? 0 : best;
    }
}
