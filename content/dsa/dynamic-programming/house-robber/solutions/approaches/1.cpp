class Solution {
public:
    int rob(vector<int>& nums) {
        memo.assign(nums.size(), -1);
        return best(nums, (int)nums.size() - 1);
    }

private:
    vector<int> memo;  // -1: not known yet

    int best(const vector<int>& nums, int i) {
        if (i < 0) return 0;
        if (memo[i] == -1) memo[i] = max(best(nums, i - 1), best(nums, i - 2) + nums[i]);
        return memo[i];
    }
};
