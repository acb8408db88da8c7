class Solution {
public:
    vector<vector<int>> merge(vector<vector<int>>& intervals) {
        vector<vector<int>> merged = intervals;
        bool found = true;
        while (found) found = mergeOnePair(merged);
        return merged;
    }

private:
    bool mergeOnePair(vector<vector<int>>& merged) {
        for (size_t i = 0; i < merged.size(); i++) {
            for (size_t j = i + 1; j < merged.size(); j++) {
                auto &a = merged[i], &b = merged[j];
                if (a[0] <= b[1] && b[0] <= a[1]) {
                    a = {min(a[0], b[0]), max(a[1], b[1])};
                    merged.erase(merged.begin() + j);
                    return true;
                }
            }
        }
        return false;
    }
};
