class Solution {
public:
    vector<int> topKFrequent(vector<int>& nums, int k) {
        unordered_map<int, int> count;
        ranges::for_each(nums, [&](int n) { count[n]++; });
        vector<pair<int, int>> pairs(count.begin(), count.end());
        ranges::partial_sort(pairs, pairs.begin() + k, ranges::greater{}, &pair<int, int>::second);
        vector<int> answer;
        ranges::copy(pairs | views::take(k) | views::keys, back_inserter(answer));
        return answer;
    }
};
