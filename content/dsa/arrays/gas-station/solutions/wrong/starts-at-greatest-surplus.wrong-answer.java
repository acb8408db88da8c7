class Solution {
    public int canCompleteCircuit(int[] gas, int[] cost) {
        int total = 0;
        int best = 0;
        for (int i = 0; i < gas.length; i++) {
            total += gas[i] - cost[i];
            if (gas[i] - cost[i] > gas[best] - cost[best]) {
                best = i;
            }
        }
        return total < 0 ? -1 : best;
    }
}
