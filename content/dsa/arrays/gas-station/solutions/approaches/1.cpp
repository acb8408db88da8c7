class Solution {
public:
    int canCompleteCircuit(vector<int>& gas, vector<int>& cost) {
        int n = gas.size();
        for (int start = 0; start < n; start++) {
            int tank = 0;
            for (int step = 0; step < n && tank >= 0; step++) {
                int i = (start + step) % n;
                tank += gas[i] - cost[i];
            }
            if (tank >= 0) return start;
        }
        return -1;
    }
};
