class Solution {
public:
    int firstMissingPositive(vector<int>& nums) {
        unordered_set<int> present(nums.begin(), nums.end());
        int answer = 1;
        while (present.count(answer)) answer++;
        return answer;
    }
};
