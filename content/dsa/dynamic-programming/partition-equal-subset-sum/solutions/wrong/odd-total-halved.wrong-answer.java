class Solution {
    public boolean canPartition(int[] nums) {
        int half = Arrays.stream(nums).sum() / 2;
        boolean[] reachable = new boolean[half + 1];
        reachable[0] = true;
        for (int num : nums) {
            for (int sum = half; sum >= num; sum--) {
                reachable[sum] |= reachable[sum - num];
            }
        }
        return reachable[half];
    }
}
