class Solution {
public:
    int minMeetingRooms(vector<vector<int>>& intervals) {
        vector<int> starts, ends;
        for (const auto& interval : intervals) {
            starts.push_back(interval[0]);
            ends.push_back(interval[1]);
        }
        ranges::sort(starts);
        ranges::sort(ends);
        int rooms = 0, over = 0;
        for (int start : starts) {
            if (ends[over] <= start) over++;  // one meeting is over, and its room is taken again
            else rooms++;
        }
        return rooms;
    }
};
