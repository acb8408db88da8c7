class Solution {
public:
    int removeDuplicates(vector<int>& nums) {
        unordered_set<int> different(nums.begin(), nums.end());
        vector<int> values(different.begin(), different.end());
        sort(values.begin(), values.end());
        int k = values.size();
        copy(values.begin(), values.end(), nums.begin());
        return k;
    }
};
