class Solution {
public:
    int eraseOverlapIntervals(vector<vector<int>>& intervals) {
        sort(intervals.begin(), intervals.end());
        vector<int> best(intervals.size(), 1);
        int kept = 0;
        for (size_t i = 0; i < intervals.size(); i++) {
            for (size_t j = 0; j < i; j++) {
                if (intervals[j][1] <= intervals[i][0]) best[i] = max(best[i], best[j] + 1);
            }
            kept = max(kept, best[i]);
        }
        return intervals.size() - kept;
    }
};
