class Solution {
public:
    int minCostClimbingStairs(vector<int>& cost) {
        memo.assign(cost.size() + 1, -1);
        return reach(cost, cost.size());
    }

private:
    vector<int> memo;  // -1: not computed yet

    int reach(const vector<int>& cost, int i) {
        if (i <= 1) return 0;
        if (memo[i] == -1) {
            memo[i] = min(reach(cost, i - 1) + cost[i - 1], reach(cost, i - 2) + cost[i - 2]);
        }
        return memo[i];
    }
};
