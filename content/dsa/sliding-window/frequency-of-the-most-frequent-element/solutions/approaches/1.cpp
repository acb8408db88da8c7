class Solution {
public:
    int maxFrequency(vector<int>& nums, int k) {
        sort(nums.begin(), nums.end());
        int best = 0;
        for (int right = 0; right < ssize(nums); right++) {
            const int target = nums[right];
            int budget = k, left = right;
            while (left >= 0 && target - nums[left] <= budget) {
                budget -= target - nums[left];
                left--;
            }
            best = max(best, right - left);
        }
        return best;
    }
};
