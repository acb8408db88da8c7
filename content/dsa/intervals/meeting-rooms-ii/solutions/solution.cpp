class Solution {
public:
    int minMeetingRooms(vector<vector<int>>& intervals) {
        sort(intervals.begin(), intervals.end());
        priority_queue<int, vector<int>, greater<int>> busyUntil;  // one entry for each room
        for (const auto& interval : intervals) {
            if (!busyUntil.empty() && busyUntil.top() <= interval[0]) busyUntil.pop();
            busyUntil.push(interval[1]);
        }
        return busyUntil.size();
    }
};
