class Solution {
public:
    int eraseOverlapIntervals(vector<vector<int>>& intervals) {
        sort(intervals.begin(), intervals.end());
        int removed = 0, lastEnd = INT_MIN;
        for (const auto& interval : intervals) {
            if (interval[0] >= lastEnd) {
                lastEnd = interval[1];
            } else {
                removed++;
                lastEnd = min(lastEnd, interval[1]);
            }
        }
        return removed;
    }
};
