class TimeMap {
    unordered_map<string, map<int, string, greater<>>> store;

public:
    TimeMap() { ios::sync_with_stdio(false), cin.tie(nullptr); }

    void set(string key, string value, int timestamp) { store[key].insert_or_assign(timestamp, std::move(value)); }

    string get(string key, int timestamp) {
        try {
            auto& times = store[key];
            auto it = times.lower_bound(timestamp);
            return it == times.end() ? ""s : it->second;
        } catch (const out_of_range&) {
            return "";
        }
    }
};
