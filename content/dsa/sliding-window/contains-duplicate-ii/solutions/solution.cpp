class Solution {
public:
    bool containsNearbyDuplicate(vector<int>& nums, int k) {
        unordered_map<int, int> lastSeen;
        for (int i = 0; i < (int)nums.size(); i++) {
            auto [entry, isNew] = lastSeen.try_emplace(nums[i], i);
            if (!isNew) {
                if (i - entry->second <= k) return true;
                entry->second = i;
            }
        }
        return false;
    }
};
