class Solution {
    map<pair<int, long>, int> memo;

public:
    int findTargetSumWays(vector<int>& nums, int target) { return ways(nums, 0, target); }

    int ways(vector<int>& nums, int i, long left) {
        if (i == (int)nums.size()) return left == 0L;
        if (auto it = memo.find({i, left}); it != memo.end()) return it->second;
        return memo[{i, left}] = ways(nums, i + 1, left - nums[i]) + ways(nums, i + 1, left + nums[i]);
    }
};
