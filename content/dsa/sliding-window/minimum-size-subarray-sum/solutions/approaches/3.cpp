class Solution {
public:
    int minSubArrayLen(int target, vector<int>& nums) {
        vector<int> prefix(nums.size() + 1);
        for (int i = 0; i < ssize(nums); i++) prefix[i + 1] = prefix[i] + nums[i];
        int best = INT_MAX;
        for (int start = 0; start < ssize(prefix); start++) {
            int wanted = prefix[start] + target;  // at most 2 * 10^9
            int end = lower_bound(prefix.begin(), prefix.end(), wanted) - prefix.begin();
            if (end < ssize(prefix)) best = min(best, end - start);
        }
        return best == INT_MAX ? 0 : best;
    }
};
