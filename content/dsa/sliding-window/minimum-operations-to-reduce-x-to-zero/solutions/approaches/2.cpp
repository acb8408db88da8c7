class Solution {
public:
    int minOperations(vector<int>& nums, int x) {
        int n = nums.size(), prefixSum = 0;
        unordered_map<int, int> lengths{{0, 0}};  // prefix sum -> length of the prefix
        for (int i = 0; i < n; i++) {
            prefixSum += nums[i];
            lengths[prefixSum] = i + 1;
        }
        int best = n + 1, t = 0;
        for (int suffix = 0; suffix <= n; suffix++) {
            if (suffix > 0) t += nums[n - suffix];
            auto found = lengths.find(x - t);
            if (found == lengths.end()) continue;
            int prefix = found->second;
            if (prefix + suffix <= n) best = min(best, prefix + suffix);
        }
        return best <= n ? best : -1;
    }
};
