class Solution {
public:
    vector<vector<int>> insert(vector<vector<int>>& intervals, vector<int>& newInterval) {
        int start = newInterval[0], end = newInterval[1];
        auto startOf = [](const auto& interval) { return interval[0]; };
        auto endOf = [](const auto& interval) { return interval[1]; };
        auto first = ranges::lower_bound(intervals, start, {}, endOf);
        auto last = ranges::upper_bound(intervals, end, {}, startOf);
        if (first < last) {
            start = min(start, startOf(*first));
            end = max(end, endOf(*prev(last)));
        }
        vector<vector<int>> result(intervals.begin(), first);
        result.push_back({start, end});
        result.insert(result.end(), last, intervals.end());
        return result;
    }
};
