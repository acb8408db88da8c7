class Solution {
public:
    void moveZeroes(vector<int>& nums) {
        vector<int> kept;
        for (int num : nums) {
            if (num != 0) kept.push_back(num);
        }
        kept.resize(nums.size());
        nums = kept;
    }
};
