class Solution {
public:
    int networkDelayTime(vector<vector<int>>& times, int n, int k) {
        vector<vector<pair<int, int>>> links(n + 1);
        for (const auto& link : times) links[link[0]].push_back({link[1], link[2]});

        vector<bool> received(n + 1, false);
        int missing = n;
        priority_queue<pair<int, int>, vector<pair<int, int>>, greater<>> arrivals;
        arrivals.push({0, k});
        while (!arrivals.empty()) {
            auto [time, node] = arrivals.top();
            arrivals.pop();
            if (received[node]) continue;
            received[node] = true;
            if (--missing == 0) return time;
            for (auto [neighbor, duration] : links[node]) {
                if (!received[neighbor]) arrivals.push({time + duration, neighbor});
            }
        }
        return -1;
    }
};
