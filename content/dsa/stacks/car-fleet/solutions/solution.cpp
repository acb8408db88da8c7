class Solution {
public:
    int carFleet(int target, vector<int>& position, vector<int>& speed) {
        vector<pair<int, int>> cars;
        for (size_t i = 0; i < position.size(); i++) cars.push_back({position[i], speed[i]});
        sort(cars.rbegin(), cars.rend());  // nearest to the target first
        int fleets = 0;
        double slowest = 0;  // hours the last fleet ahead needs
        for (const auto& [start, pace] : cars) {
            double hours = double(target - start) / pace;
            if (hours > slowest) {
                fleets++;
                slowest = hours;
            }
        }
        return fleets;
    }
};
