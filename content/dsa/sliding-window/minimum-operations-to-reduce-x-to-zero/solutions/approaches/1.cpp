class Solution {
public:
    int minOperations(vector<int>& nums, int x) {
        int n = nums.size(), best = n + 1, prefixSum = 0;
        for (int prefix = 0; prefix <= n; prefix++) {
            if (prefix > 0) prefixSum += nums[prefix - 1];
            int total = prefixSum;
            for (int suffix = 0; prefix + suffix <= n; suffix++) {
                if (suffix > 0) total += nums[n - suffix];
                if (total == x) best = min(best, prefix + suffix);
            }
        }
        return best <= n ? best : -1;
    }
};
