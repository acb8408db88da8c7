class Solution {
    public int jump(int[] nums) {
        int n = nums.length;
        int[] jumps = new int[n];
        Arrays.fill(jumps, n); // more than any route takes
        jumps[0] = 0;
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n && j <= i + nums[i]; j++) {
                jumps[j] = Math.min(jumps[j], jumps[i] + 1);
            }
        }
        return jumps[n - 1];
    }
}
