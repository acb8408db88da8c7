class LRUCache {
    using Entry = pair<int, int>;
    size_t room;
    list<Entry> recent;
    unordered_map<int, list<Entry>::iterator> place;

    void touch(int key) { recent.splice(recent.begin(), recent, place.at(key)); }

public:
    explicit LRUCache(int capacity) : room(capacity) { place.reserve(room); }

    int get(int key) {
        if (!place.contains(key)) return -1;
        touch(key);
        return recent.front().second;
    }

    void put(int key, int value) {
        if (auto [it, added] = place.try_emplace(key); added) it->second = recent.insert(recent.begin(), {key, value});
        else touch(key), recent.front().second = value;
        if (recent.size() > room) place.erase(recent.back().first), recent.pop_back();
    }
};
