class Solution {
public:
    vector<vector<int>> fourSum(vector<int>& nums, int target) {
        sort(nums.begin(), nums.end());
        return search(nums, 0, 4, target);
    }

private:
    vector<vector<int>> search(const vector<int>& nums, int start, int count, long long target) {
        int n = nums.size();
        vector<vector<int>> found;
        if (count == 2) {
            int left = start, right = n - 1;
            while (left < right) {
                // At most 2 * 10^9: still an int.
                int total = nums[left] + nums[right];
                if (total == target && (left == start || nums[left] != nums[left - 1])) {
                    found.push_back({nums[left], nums[right]});
                }
                if (total > target) {
                    right--;
                } else {
                    left++;
                }
            }
            return found;
        }
        for (int i = start; i < n; i++) {
            if (i == start || nums[i] != nums[i - 1]) {
                for (vector<int>& rest : search(nums, i + 1, count - 1, target - nums[i])) {
                    rest.insert(rest.begin(), nums[i]);
                    found.push_back(rest);
                }
            }
        }
        return found;
    }
};
