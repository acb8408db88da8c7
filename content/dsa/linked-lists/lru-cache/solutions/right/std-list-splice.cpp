class LRUCache {
    size_t cap;
    list<pair<int, int>> order;
    unordered_map<int, decltype(order)::iterator> where;

public:
    explicit LRUCache(int capacity) : cap(capacity) {}

    int get(int key) {
        auto it = where.find(key);
        if (it == where.end()) return -1;
        order.splice(order.begin(), order, it->second);
        return it->second->second;
    }

    void put(int key, int value) {
        if (get(key) != -1) {
            order.front().second = value;
            return;
        }
        if (order.size() == cap) where.erase(order.back().first), order.pop_back();
        order.emplace_front(key, value);
        where[key] = order.begin();
    }
};
