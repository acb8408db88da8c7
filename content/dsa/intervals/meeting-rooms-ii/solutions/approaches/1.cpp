class Solution {
public:
    int minMeetingRooms(vector<vector<int>>& intervals) {
        int rooms = 0;
        for (const auto& starting : intervals) {
            const int time = starting[0];
            int meetings = 0;
            for (const auto& interval : intervals) {
                if (interval[0] <= time && time < interval[1]) meetings++;
            }
            rooms = max(rooms, meetings);
        }
        return rooms;
    }
};
