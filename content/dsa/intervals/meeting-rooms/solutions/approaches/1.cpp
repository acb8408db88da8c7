class Solution {
public:
    bool canAttendMeetings(vector<vector<int>>& intervals) {
        for (size_t i = 0; i < intervals.size(); i++) {
            for (size_t j = i + 1; j < intervals.size(); j++) {
                const auto &a = intervals[i], &b = intervals[j];
                if (a[0] < b[1] && b[0] < a[1]) return false;
            }
        }
        return true;
    }
};
