class Solution {
    public int findTargetSumWays(int[] nums, int target) {
        // Value of the signed numbers so far -> number of sign choices.
        Map<Integer, Integer> ways = new HashMap<>();
        ways.put(0, 1);
        for (int num : nums) {
            Map<Integer, Integer> following = new HashMap<>();
            ways.forEach((value, count) -> {
                following.merge(value + num, count, Integer::sum);
                following.merge(value - num, count, Integer::sum);
            });
            ways = following;
        }
        return ways.getOrDefault(target, 0);
    }
}
