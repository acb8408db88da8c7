class Solution {
    public int findTargetSumWays(int[] nums, int target) {
        int total = Arrays.stream(nums).sum();
        int plus = (total + Math.abs(target)) / 2;
        int[] ways = new int[plus + 1];
        ways[0] = 1;
        for (int num : nums) {
            for (int sum = plus; sum >= num; sum--) {
                ways[sum] += ways[sum - num];
            }
        }
        return ways[plus];
    }
}
