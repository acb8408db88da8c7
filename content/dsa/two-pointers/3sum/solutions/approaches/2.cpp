class Solution {
public:
    vector<vector<int>> threeSum(vector<int>& nums) {
        set<vector<int>> triplets;
        for (int i = 0; i < ssize(nums); i++) {
            unordered_set<int> seen;
            for (int j = i + 1; j < ssize(nums); j++) {
                int third = -nums[i] - nums[j];
                if (seen.contains(third)) {
                    vector<int> triplet{nums[i], nums[j], third};
                    ranges::sort(triplet);
                    triplets.insert(triplet);
                }
                seen.insert(nums[j]);
            }
        }
        return {triplets.begin(), triplets.end()};
    }
};
