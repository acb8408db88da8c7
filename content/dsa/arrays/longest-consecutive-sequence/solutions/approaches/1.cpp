class Solution {
public:
    int longestConsecutive(vector<int>& nums) {
        sort(nums.begin(), nums.end());
        int longest = 0, run = 0;
        for (size_t i = 0; i < nums.size(); i++) {
            if (i > 0 && nums[i] == nums[i - 1] + 1) {
                run++;
            } else if (i == 0 || nums[i] != nums[i - 1]) {
                run = 1;
            }
            longest = max(longest, run);
        }
        return longest;
    }
};
