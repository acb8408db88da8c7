class Solution {
public:
    int singleNumber(vector<int>& nums) { return reduce(nums.begin(), nums.end(), 0, bit_xor<>()); }
};
