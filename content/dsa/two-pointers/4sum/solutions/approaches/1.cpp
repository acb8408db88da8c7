class Solution {
public:
    vector<vector<int>> fourSum(vector<int>& nums, int target) {
        sort(nums.begin(), nums.end());
        int n = nums.size();
        set<vector<int>> quadruplets;
        for (int a = 0; a < n; a++) {
            for (int b = a + 1; b < n; b++) {
                for (int c = b + 1; c < n; c++) {
                    for (int d = c + 1; d < n; d++) {
                        if ((long long)nums[a] + nums[b] + nums[c] + nums[d] == target) {
                            quadruplets.insert({nums[a], nums[b], nums[c], nums[d]});
                        }
                    }
                }
            }
        }
        return {quadruplets.begin(), quadruplets.end()};
    }
};
