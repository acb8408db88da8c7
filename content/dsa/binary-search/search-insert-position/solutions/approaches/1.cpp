class Solution {
public:
    int searchInsert(vector<int>& nums, int target) {
        int n = nums.size();
        for (int index = 0; index < n; index++) {
            if (nums[index] >= target) return index;
        }
        return n;
    }
};
