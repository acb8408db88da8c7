class Solution {
public:
    int search(vector<int>& nums, int target) {
        const auto [lo, hi] = std::equal_range(std::cbegin(nums), std::cend(nums), target);
        return lo == hi ? -1 : std::distance(std::cbegin(nums), lo);
    }
};
