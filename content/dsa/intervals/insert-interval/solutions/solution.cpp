class Solution {
public:
    vector<vector<int>> insert(vector<vector<int>>& intervals, vector<int>& newInterval) {
        vector<vector<int>> result;
        int start = newInterval[0], end = newInterval[1];
        size_t i = 0;
        while (i < intervals.size() && intervals[i][1] < start) result.push_back(intervals[i++]);
        for (; i < intervals.size() && intervals[i][0] <= end; i++) {
            start = min(start, intervals[i][0]);
            end = max(end, intervals[i][1]);
        }
        result.push_back({start, end});
        while (i < intervals.size()) result.push_back(intervals[i++]);
        return result;
    }
};
