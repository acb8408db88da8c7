class Solution {
public:
    int numRescueBoats(vector<int>& people, int limit) {
        vector<int> waiting(limit + 1);  // how many people have each weight
        for (int weight : people) waiting[weight]++;
        int light = 1, heavy = limit, boats = 0;
        while (light <= heavy) {
            if (waiting[heavy] == 0) {
                heavy--;
            } else if (waiting[light] == 0) {
                light++;
            } else {
                waiting[heavy]--;
                if (waiting[light] > 0 && light + heavy <= limit) waiting[light]--;
                boats++;
            }
        }
        return boats;
    }
};
