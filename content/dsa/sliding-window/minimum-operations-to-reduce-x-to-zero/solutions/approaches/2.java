class Solution {
    public int minOperations(int[] nums, int x) {
        int n = nums.length;
        Map<Integer, Integer> lengths = new HashMap<>(); // prefix sum -> length of the prefix
        lengths.put(0, 0);
        int prefixSum = 0;
        for (int i = 0; i < n; i++) {
            prefixSum += nums[i];
            lengths.put(prefixSum, i + 1);
        }
        int best = n + 1;
        int t = 0;
        for (int suffix = 0; suffix <= n; suffix++) {
            if (suffix > 0) {
                t += nums[n - suffix];
            }
            int prefix = lengths.getOrDefault(x - t, n + 1);
            if (prefix + suffix <= n) {
                best = Math.min(best, prefix + suffix);
            }
        }
        return best <= n ? best : -1;
    }
}
