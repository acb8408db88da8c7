class Solution {
public:
    int subarraySum(vector<int>& nums, int k) {
        unordered_map<int, int> count{{0, 1}};  // prefix sum -> how often it has occurred
        int total = 0, answer = 0;
        for (int num : nums) {
            total += num;
            auto found = count.find(total - k);
            if (found != count.end()) answer += found->second;
            count[total]++;
        }
        return answer;
    }
};
