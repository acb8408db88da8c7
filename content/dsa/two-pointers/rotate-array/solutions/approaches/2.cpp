class Solution {
public:
    void rotate(vector<int>& nums, int k) {
        k %= nums.size();
        vector<int> copy(nums.end() - k, nums.end());
        copy.insert(copy.end(), nums.begin(), nums.end() - k);
        nums = copy;
    }
};
