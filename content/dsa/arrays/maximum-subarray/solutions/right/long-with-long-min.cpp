class Solution {
public:
    int maxSubArray(vector<int>& nums) {
        long best = LONG_MIN, here = 0L;
        for (long n : nums) {
            here = max(here, 0L) + n;
            best = max(best, here);
        }
        return static_cast<int>(best);
    }
};
