class Solution {
public:
    vector<int> topKFrequent(vector<int>& nums, int k) {
        unordered_map<int, int> counts;
        for (int num : nums) counts[num]++;
        vector<int> values;
        for (auto [num, count] : counts) values.push_back(num);
        ranges::sort(values, greater<>(), [&](int num) { return counts[num]; });
        values.resize(k);
        return values;
    }
};
