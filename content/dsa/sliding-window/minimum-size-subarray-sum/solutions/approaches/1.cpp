class Solution {
public:
    int minSubArrayLen(int target, vector<int>& nums) {
        int best = INT_MAX;
        for (int start = 0; start < ssize(nums); start++) {
            int total = 0;
            for (int end = start; end < ssize(nums); end++) {
                total += nums[end];
                if (total >= target) {
                    best = min(best, end - start + 1);
                    break;
                }
            }
        }
        return best == INT_MAX ? 0 : best;
    }
};
