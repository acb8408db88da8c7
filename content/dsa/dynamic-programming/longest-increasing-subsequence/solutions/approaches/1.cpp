class Solution {
public:
    int lengthOfLIS(vector<int>& nums) {
        int n = nums.size();
        vector<int> longest(n, 1);
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
                if (nums[j] < nums[i]) longest[i] = max(longest[i], longest[j] + 1);
            }
        }
        return *max_element(longest.begin(), longest.end());
    }
};
