class LRUCache {
public:
    LRUCache(int capacity) : capacity(capacity) {
        oldest.newer = &newest;
        newest.older = &oldest;
    }

    int get(int key) {
        auto found = entries.find(key);
        if (found == entries.end()) return -1;
        Entry* entry = found->second;
        unlink(entry);
        linkAsNewest(entry);
        return entry->value;
    }

    void put(int key, int value) {
        Entry* entry;
        auto found = entries.find(key);
        if (found != entries.end()) {
            entry = found->second;
            unlink(entry);
        } else {
            if ((int)entries.size() == capacity) {
                Entry* evicted = oldest.newer;
                unlink(evicted);
                entries.erase(evicted->key);
                delete evicted;
            }
            entry = entries[key] = new Entry{key};
        }
        entry->value = value;
        linkAsNewest(entry);
    }

private:
    struct Entry {
        int key = 0;
        int value = 0;
        Entry* older = nullptr;
        Entry* newer = nullptr;
    };

    void unlink(Entry* entry) {
        entry->older->newer = entry->newer;
        entry->newer->older = entry->older;
    }

    void linkAsNewest(Entry* entry) {
        entry->older = newest.older;
        entry->newer = &newest;
        entry->older->newer = entry;
        newest.older = entry;
    }

    int capacity;
    unordered_map<int, Entry*> entries;
    // Sentinels: the entries in use stand between them, least recently used first.
    Entry oldest, newest;
};
