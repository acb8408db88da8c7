class Solution {
public:
    void moveZeroes(vector<int>& nums) {
        size_t write = 0;
        for (size_t read = 0; read < nums.size(); read++) {
            if (nums[read] != 0) swap(nums[read], nums[write++]);
        }
    }
};
