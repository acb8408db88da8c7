class Solution {
public:
    vector<vector<int>> merge(vector<vector<int>>& intervals) {
        int lastStart = 0;
        for (const auto& interval : intervals) lastStart = max(lastStart, interval[0]);
        vector<int> furthest(lastStart + 1, -1);
        for (const auto& interval : intervals) {
            furthest[interval[0]] = max(furthest[interval[0]], interval[1]);
        }
        vector<vector<int>> merged;
        for (int start = 0; start <= lastStart; start++) {
            const int end = furthest[start];
            if (end == -1) continue;
            if (!merged.empty() && start <= merged.back()[1]) {
                merged.back()[1] = max(merged.back()[1], end);
            } else {
                merged.push_back({start, end});
            }
        }
        return merged;
    }
};
