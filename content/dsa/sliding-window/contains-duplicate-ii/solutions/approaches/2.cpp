class Solution {
public:
    bool containsNearbyDuplicate(vector<int>& nums, int k) {
        unordered_map<int, int> lastSeen;
        for (int i = 0; i < ssize(nums); i++) {
            auto found = lastSeen.find(nums[i]);
            if (found != lastSeen.end() && i - found->second <= k) return true;
            lastSeen[nums[i]] = i;
        }
        return false;
    }
};
