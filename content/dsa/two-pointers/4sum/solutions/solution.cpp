class Solution {
public:
    vector<vector<int>> fourSum(vector<int>& nums, int target) {
        sort(nums.begin(), nums.end());
        vector<vector<int>> quadruplets;
        int n = nums.size();
        for (int i = 0; i < n; i++) {
            if (i > 0 && nums[i] == nums[i - 1]) continue;
            for (int j = i + 1; j < n; j++) {
                if (j > i + 1 && nums[j] == nums[j - 1]) continue;
                int left = j + 1, right = n - 1;
                long long wanted = (long long)target - nums[i] - nums[j];
                while (left < right) {
                    // At most 2 * 10^9: still an int.
                    int total = nums[left] + nums[right];
                    if (total < wanted) {
                        left++;
                    } else if (total > wanted) {
                        right--;
                    } else {
                        quadruplets.push_back({nums[i], nums[j], nums[left], nums[right]});
                        left++;
                        while (left < right && nums[left] == nums[left - 1]) left++;
                    }
                }
            }
        }
        return quadruplets;
    }
};
