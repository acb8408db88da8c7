class Solution {
    public int canCompleteCircuit(int[] gas, int[] cost) {
        int n = gas.length;
        for (int start = 0; start < n; start++) {
            int tank = 0;
            int driven = 0;
            while (driven < n) {
                int station = (start + driven) % n;
                tank += gas[station] - cost[station];
                if (tank < 0) {
                    break;
                }
                driven++;
            }
            if (driven == n) {
                return start;
            }
        }
        return -1;
    }
}
