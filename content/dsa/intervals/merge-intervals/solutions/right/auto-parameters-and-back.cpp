class Solution {
public:
    vector<vector<int>> merge(vector<vector<int>>& intervals) {
        sort(intervals.begin(), intervals.end(), [](auto& a, auto& b) { return a.front() < b.front(); });
        decltype(intervals) in = intervals;
        vector<vector<int>> out;
        for (auto&& i : in)
            if (out.empty() || out.back()[1] < i[0])
                out.push_back(i);
            else
                out.back()[1] = max(out.back()[1], i[1]);
        return out;
    }
};
