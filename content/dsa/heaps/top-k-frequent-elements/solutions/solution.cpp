class Solution {
public:
    vector<int> topKFrequent(vector<int>& nums, int k) {
        unordered_map<int, int> counts;
        for (int num : nums) counts[num]++;
        vector<vector<int>> valuesByCount(nums.size() + 1);
        for (auto [num, count] : counts) valuesByCount[count].push_back(num);
        vector<int> top;
        for (int count = nums.size(); (int)top.size() < k; count--) {
            top.insert(top.end(), valuesByCount[count].begin(), valuesByCount[count].end());
        }
        return top;
    }
};
