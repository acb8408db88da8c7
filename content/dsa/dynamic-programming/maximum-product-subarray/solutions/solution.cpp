class Solution {
public:
    int maxProduct(vector<int>& nums) {
        int best = nums[0], largest = nums[0], smallest = nums[0];
        for (size_t i = 1; i < nums.size(); i++) {
            int a = nums[i] * largest, b = nums[i] * smallest;
            largest = max({nums[i], a, b});
            smallest = min({nums[i], a, b});
            best = max(best, largest);
        }
        return best;
    }
};
