#include <numeric>

class Solution {
public:
    vector<int> productExceptSelf(vector<int>& nums) {
        const size_t n = nums.size();
        vector<int> left(n, 1), right(n, 1);
        std::partial_sum(nums.begin(), nums.end() - 1, left.begin() + 1, std::multiplies<>());
        std::partial_sum(nums.rbegin(), nums.rend() - 1, right.rbegin() + 1, std::multiplies<int>{});
        std::transform(left.cbegin(), left.cend(), right.cbegin(), left.begin(), [](auto a, auto b) { return a * b; });
        return left;
    }
};
