class Solution {
public:
    int missingNumber(vector<int>& nums) {
        unordered_set<int> present(nums.begin(), nums.end());
        int i = 0;
        while (present.contains(i)) i++;
        return i;
    }
};
