class Solution {
    public boolean canPartition(int[] nums) {
        int total = 0;
        for (int num : nums) {
            total += num;
        }
        if (total % 2 != 0) {
            return false;
        }
        int half = total / 2;
        boolean[] reachable = new boolean[half + 1];
        reachable[0] = true;
        for (int num : nums) {
            // Downwards, so that no element is used twice.
            for (int sum = half; sum >= num; sum--) {
                reachable[sum] |= reachable[sum - num];
            }
        }
        return reachable[half];
    }
}
