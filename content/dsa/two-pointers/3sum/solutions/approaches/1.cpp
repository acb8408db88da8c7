class Solution {
public:
    vector<vector<int>> threeSum(vector<int>& nums) {
        ranges::sort(nums);
        int n = nums.size();
        set<vector<int>> triplets;
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                for (int k = j + 1; k < n; k++) {
                    if (nums[i] + nums[j] + nums[k] == 0) {
                        triplets.insert({nums[i], nums[j], nums[k]});
                    }
                }
            }
        }
        return {triplets.begin(), triplets.end()};
    }
};
