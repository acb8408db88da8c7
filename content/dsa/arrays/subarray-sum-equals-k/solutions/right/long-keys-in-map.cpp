class Solution {
public:
    int subarraySum(vector<int>& nums, int k) {
        map<long, int> seen{{0L, 1}};
        long total = 0;
        int answer = 0;
        for (const auto& n : nums) {
            total += n;
            if (const auto it = seen.find(total - k); it != seen.cend()) answer += it->second;
            seen[total]++;
        }
        return answer;
    }
};
