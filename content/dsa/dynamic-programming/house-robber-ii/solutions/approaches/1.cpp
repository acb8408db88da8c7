class Solution {
public:
    int rob(vector<int>& nums) {
        int n = nums.size();
        return max(nums[0] + robRow(nums, 2, n - 1), robRow(nums, 1, n));
    }

private:
    // The most cash from the row of houses start … end - 1.
    int robRow(const vector<int>& nums, int start, int end) {
        int before = 0, best = 0;
        for (int i = start; i < end; i++) {
            int next = max(best, before + nums[i]);
            before = best;
            best = next;
        }
        return best;
    }
};
