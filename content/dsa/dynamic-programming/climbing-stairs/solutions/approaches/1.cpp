class Solution {
public:
    int climbStairs(int n) {
        memo.assign(n + 1, 0);
        return ways(n);
    }

private:
    vector<int> memo;

    int ways(int step) {
        if (step <= 1) return 1;
        if (memo[step] == 0) memo[step] = ways(step - 1) + ways(step - 2);
        return memo[step];
    }
};
