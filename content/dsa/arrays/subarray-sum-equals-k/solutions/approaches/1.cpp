class Solution {
public:
    int subarraySum(vector<int>& nums, int k) {
        int answer = 0;
        for (size_t start = 0; start < nums.size(); start++) {
            int total = 0;
            for (size_t end = start; end < nums.size(); end++) {
                total += nums[end];
                if (total == k) answer++;
            }
        }
        return answer;
    }
};
