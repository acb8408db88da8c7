class Solution {
public:
    int maxSubArray(vector<int>& nums) {
        int best = nums[0];
        for (size_t start = 0; start < nums.size(); start++) {
            int total = 0;
            for (size_t end = start; end < nums.size(); end++) {
                total += nums[end];
                best = max(best, total);
            }
        }
        return best;
    }
};
