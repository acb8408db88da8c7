class TimeMap {
public:
    TimeMap() {}

    void set(string key, string value, int timestamp) {
        history[key].emplace_back(timestamp, std::move(value));
    }

    string get(string key, int timestamp) {
        auto entry = history.find(key);
        if (entry == history.end()) return "";
        const auto& values = entry->second;
        for (auto item = values.rbegin(); item != values.rend(); item++) {
            if (item->first <= timestamp) return item->second;
        }
        return "";
    }

private:
    unordered_map<string, vector<pair<int, string>>> history;  // ascending timestamps
};
