class Solution {
public:
    int canCompleteCircuit(vector<int>& gas, vector<int>& cost) {
        int n = gas.size();
        int start = 0, tank = 0, lowest = INT_MAX;
        for (int i = 0; i < n; i++) {
            tank += gas[i] - cost[i];
            if (tank < lowest) {
                lowest = tank;
                start = (i + 1) % n;
            }
        }
        return tank < 0 ? -1 : start;
    }
};
