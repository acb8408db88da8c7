class TimeMap {
public:
    TimeMap() {}

    void set(string key, string value, int timestamp) {
        history[key].emplace_back(timestamp, std::move(value));
    }

    string get(string key, int timestamp) {
        auto entry = history.find(key);
        if (entry == history.end()) return "";
        auto& values = entry->second;
        auto later = upper_bound(values.begin(), values.end(), timestamp,
                                 [](int time, const auto& item) { return time < item.first; });
        return later == values.begin() ? "" : prev(later)->second;
    }

private:
    unordered_map<string, vector<pair<int, string>>> history;  // ascending timestamps
};
