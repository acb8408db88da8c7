class Solution {
    private int[] cost;
    private Integer[] memo;

    public int minCostClimbingStairs(int[] cost) {
        this.cost = cost;
        memo = new Integer[cost.length + 1];
        return reach(cost.length);
    }

    private int reach(int i) {
        if (i <= 1) {
            return 0;
        }
        if (memo[i] == null) {
            memo[i] = Math.min(reach(i - 1) + cost[i - 1], reach(i - 2) + cost[i - 2]);
        }
        return memo[i];
    }
}
