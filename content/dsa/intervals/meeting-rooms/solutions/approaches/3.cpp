class Solution {
public:
    bool canAttendMeetings(vector<vector<int>>& intervals) {
        int latest = 0;
        for (const auto& interval : intervals) latest = max(latest, interval[1]);
        vector<int> change(latest + 1);
        for (const auto& interval : intervals) {
            change[interval[0]]++;
            change[interval[1]]--;
        }
        int ongoing = 0;
        for (int delta : change) {
            ongoing += delta;
            if (ongoing > 1) return false;
        }
        return true;
    }
};
