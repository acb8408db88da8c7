class Solution {
    struct Stop {
        long at;
        int node;
        bool operator<(const Stop& other) const { return at > other.at; }
    };

public:
    int networkDelayTime(vector<vector<int>>& times, int n, int k) {
        vector<vector<pair<int, int>>> out(n + 1);
        for (auto& t : times) out[t[0]].emplace_back(t[1], t[2]);
        vector<long> dist(n + 1, LONG_MAX);
        priority_queue<Stop> heap;
        heap.push({dist[k] = 0, k});
        while (!heap.empty()) {
            auto [at, node] = heap.top();
            heap.pop();
            if (at > dist[node]) continue;
            for (auto [to, w] : out[node])
                if (at + w < dist[to]) heap.push({dist[to] = at + w, to});
        }
        long last = *max_element(dist.begin() + 1, dist.end());
        return last == LONG_MAX ? -1 : (int)last;
    }
};
