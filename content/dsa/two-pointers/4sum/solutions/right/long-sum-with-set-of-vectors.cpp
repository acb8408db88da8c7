class Solution {
public:
    vector<vector<int>> fourSum(vector<int>& nums, int target) {
        ranges::sort(nums);
        set<vector<int>> found;
        const long n = nums.size();
        for (long a = 0; a < n; a++)
            for (long b = a + 1; b < n; b++)
                for (long c = b + 1, d = n - 1; c < d;) {
                    const long sum = 0L + nums[a] + nums[b] + nums[c] + nums[d];
                    if (sum == target) found.insert({nums[a], nums[b], nums[c], nums[d]});
                    sum < target ? ++c : --d;
                }
        return vector<vector<int>>(found.begin(), found.end());
    }
};
