class Solution {
public:
    int findTargetSumWays(vector<int>& nums, int target) {
        // Value of the signed numbers so far -> number of sign choices.
        unordered_map<int, int> ways{{0, 1}};
        for (int num : nums) {
            unordered_map<int, int> following;
            for (auto [value, count] : ways) {
                following[value + num] += count;
                following[value - num] += count;
            }
            ways = move(following);
        }
        return ways[target];
    }
};
