class Solution {
public:
    int findTargetSumWays(vector<int>& nums, int target) {
        int total = accumulate(nums.begin(), nums.end(), 0);
        if (abs(target) > total || (total + target) % 2 != 0) return 0;
        int plus = (total + target) / 2;  // sum of the numbers that get a plus
        vector<int> ways(plus + 1);
        ways[0] = 1;
        for (int num : nums) {
            for (int sum = plus; sum >= num; sum--) ways[sum] += ways[sum - num];
        }
        return ways[plus];
    }
};
