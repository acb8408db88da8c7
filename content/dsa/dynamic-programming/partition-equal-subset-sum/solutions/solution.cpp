class Solution {
public:
    bool canPartition(vector<int>& nums) {
        int total = accumulate(nums.begin(), nums.end(), 0);
        if (total % 2 != 0) return false;
        int half = total / 2;
        vector<char> reachable(half + 1, false);
        reachable[0] = true;
        for (int num : nums) {
            // Downward, so that no element is used twice.
            for (int sum = half; sum >= num; sum--) reachable[sum] |= reachable[sum - num];
        }
        return reachable[half];
    }
};
