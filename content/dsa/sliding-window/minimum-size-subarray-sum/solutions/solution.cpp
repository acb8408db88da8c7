class Solution {
public:
    int minSubArrayLen(int target, vector<int>& nums) {
        int best = INT_MAX, left = 0, window = 0;
        for (int right = 0; right < (int)nums.size(); right++) {
            window += nums[right];
            while (window >= target) {
                best = min(best, right - left + 1);
                window -= nums[left++];
            }
        }
        return best == INT_MAX ? 0 : best;
    }
};
