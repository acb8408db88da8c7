class Solution {
public:
    void moveZeroes(vector<int>& nums) {
        int write = 0;
        for (int num : nums) {
            if (num != 0) nums[write++] = num;
        }
        fill(nums.begin() + write, nums.end(), 0);
    }
};
