class Solution {
    public int minOperations(int[] nums, int x) {
        int n = nums.length;
        int best = n + 1;
        int prefixSum = 0;
        for (int prefix = 0; prefix <= n; prefix++) {
            if (prefix > 0) {
                prefixSum += nums[prefix - 1];
            }
            int total = prefixSum;
            for (int suffix = 0; prefix + suffix <= n; suffix++) {
                if (suffix > 0) {
                    total += nums[n - suffix];
                }
                if (total == x) {
                    best = Math.min(best, prefix + suffix);
                }
            }
        }
        return best <= n ? best : -1;
    }
}
