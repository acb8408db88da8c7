class Solution {
public:
    int findMin(vector<int>& nums) {
        for (size_t i = 1; i < nums.size(); i++) {
            if (nums[i] < nums[i - 1]) return nums[i];
        }
        return nums[0];
    }
};
