class Solution {
public:
    int carFleet(int target, vector<int>& position, vector<int>& speed) {
        int n = position.size();
        vector<double> hours(n);
        for (int i = 0; i < n; i++) hours[i] = double(target - position[i]) / speed[i];
        int fleets = 0;
        for (int i = 0; i < n; i++) {
            bool leads = true;
            for (int j = 0; j < n && leads; j++) {
                leads = position[j] <= position[i] || hours[j] < hours[i];
            }
            if (leads) fleets++;
        }
        return fleets;
    }
};
