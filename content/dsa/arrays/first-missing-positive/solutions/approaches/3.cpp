class Solution {
public:
    int firstMissingPositive(vector<int>& nums) {
        int n = nums.size();
        for (int& num : nums) {
            if (num < 1 || num > n) num = n + 1;
        }
        for (int i = 0; i < n; i++) {
            int v = abs(nums[i]);
            if (v <= n) nums[v - 1] = -abs(nums[v - 1]);
        }
        for (int i = 0; i < n; i++) {
            if (nums[i] > 0) return i + 1;
        }
        return n + 1;
    }
};
