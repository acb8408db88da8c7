class LRUCache {
public:
    LRUCache(int capacity) : capacity(capacity) {}

    int get(int key) {
        calls++;
        auto found = entries.find(key);
        if (found == entries.end()) return -1;
        found->second.lastUse = calls;
        return found->second.value;
    }

    void put(int key, int value) {
        calls++;
        if (!entries.contains(key) && ssize(entries) == capacity) {
            auto oldest = ranges::min_element(
                entries, {}, [](const auto& known) { return known.second.lastUse; });
            entries.erase(oldest);
        }
        entries[key] = {value, calls};
    }

private:
    struct Entry {
        int value;
        int lastUse;
    };

    int capacity;
    int calls = 0;
    unordered_map<int, Entry> entries;
};
