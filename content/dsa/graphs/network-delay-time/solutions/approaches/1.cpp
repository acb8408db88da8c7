class Solution {
public:
    int networkDelayTime(vector<vector<int>>& times, int n, int k) {
        const int infinity = INT_MAX / 2;  // leaves room for adding a duration
        vector<int> arrival(n + 1, infinity);
        arrival[k] = 0;
        for (int round = 1; round < n; round++) {
            for (const auto& link : times) {
                int u = link[0], v = link[1], w = link[2];
                arrival[v] = min(arrival[v], arrival[u] + w);
            }
        }
        int latest = *max_element(arrival.begin() + 1, arrival.end());
        return latest < infinity ? latest : -1;
    }
};
