class Solution {
public:
    int findMin(vector<int>& nums) {
        auto border = partition_point(nums.begin(), nums.end(),
                                      [&](int num) { return num > nums.back(); });
        return *border;
    }
};
