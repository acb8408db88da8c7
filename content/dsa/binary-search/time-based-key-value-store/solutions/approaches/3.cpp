class TimeMap {
public:
    TimeMap() {}

    void set(string key, string value, int timestamp) {
        history[key][timestamp] = std::move(value);
    }

    string get(string key, int timestamp) {
        auto entry = history.find(key);
        if (entry == history.end()) return "";
        const auto& values = entry->second;
        auto later = values.upper_bound(timestamp);
        return later == values.begin() ? "" : prev(later)->second;
    }

private:
    unordered_map<string, map<int, string>> history;  // key -> timestamp -> value
};
