class Solution {
public:
    int minMeetingRooms(vector<vector<int>>& intervals) {
        map<int, int> change;
        for (const auto& i : intervals) change[i[0]]++, change[i[1]]--;
        int rooms = 0, most = 0;
        for (const auto& [_, d] : change) most = max(most, rooms += d);
        return most;
    }
};
