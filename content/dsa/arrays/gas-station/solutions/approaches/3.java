class Solution {
    public int canCompleteCircuit(int[] gas, int[] cost) {
        int n = gas.length;
        int start = 0;
        int tank = 0;
        int lowest = Integer.MAX_VALUE;
        for (int i = 0; i < n; i++) {
            tank += gas[i] - cost[i];
            if (tank < lowest) {
                lowest = tank;
                start = (i + 1) % n;
            }
        }
        return tank < 0 ? -1 : start;
    }
}
