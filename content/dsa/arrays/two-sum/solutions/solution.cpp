class Solution {
public:
    vector<int> twoSum(vector<int>& nums, int target) {
        unordered_map<int, int> indexOf;
        for (int i = 0; i < (int)nums.size(); i++) {
            // |target - nums[i]| is at most 2 * 10^9, which still fits an int.
            auto partner = indexOf.find(target - nums[i]);
            if (partner != indexOf.end()) return {partner->second, i};
            indexOf[nums[i]] = i;
        }
        return {};
    }
};
