class Solution {
public:
    int maxProduct(vector<int>& nums) {
        const int n = nums.size();
        int best = nums[0];
        for (bool fromLeft : {true, false}) {
            int product = 1;
            for (int i = 0; i < n; i++) {
                product *= nums[fromLeft ? i : n - 1 - i];
                best = max(best, product);
                if (product == 0) product = 1;
            }
        }
        return best;
    }
};
