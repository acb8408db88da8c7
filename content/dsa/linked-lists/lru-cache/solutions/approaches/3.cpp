class LRUCache {
public:
    LRUCache(int capacity) : capacity(capacity) {}

    int get(int key) {
        auto found = position.find(key);
        if (found == position.end()) return -1;
        markAsNewest(found->second);
        return found->second->value;
    }

    void put(int key, int value) {
        auto found = position.find(key);
        if (found != position.end()) {
            found->second->value = value;
            markAsNewest(found->second);
            return;
        }
        if ((int)position.size() == capacity) {
            position.erase(entries.front().key);
            entries.pop_front();
        }
        entries.push_back({key, value});
        position[key] = prev(entries.end());
    }

private:
    struct Entry {
        int key;
        int value;
    };

    // Moves the list node itself, so the iterators in `position` stay valid.
    void markAsNewest(list<Entry>::iterator entry) {
        entries.splice(entries.end(), entries, entry);
    }

    int capacity;
    list<Entry> entries;  // least recently used first
    unordered_map<int, list<Entry>::iterator> position;
};
