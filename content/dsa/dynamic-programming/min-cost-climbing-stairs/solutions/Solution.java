class Solution {
    public int minCostClimbingStairs(int[] cost) {
        int before = 0, here = 0; // least paid to stand on steps 0 and 1
        for (int i = 2; i <= cost.length; i++) {
            int next = Math.min(before + cost[i - 2], here + cost[i - 1]);
            before = here;
            here = next;
        }
        return here;
    }
}
