class Solution {
public:
    int canCompleteCircuit(vector<int>& gas, vector<int>& cost) {
        ptrdiff_t start = 0;
        int64_t tank = 0, sum = 0;
        for (ptrdiff_t i = 0; i < std::ssize(gas); ++i) {
            const auto gain = gas[i] - cost[i];
            tank += gain, sum += gain;
            if (tank < 0) tank = 0, start = i + 1;
        }
        return sum < 0 ? -1 : int(start);
    }
};
