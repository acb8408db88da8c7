class RandomizedSet {
    mt19937 gen{random_device{}()};
    vector<int> items;
    unordered_map<int, size_t> where;

public:
    RandomizedSet() = default;

    bool insert(int val) {
        auto [it, fresh] = where.try_emplace(val, items.size());
        if (fresh) items.push_back(val);
        return fresh;
    }

    bool remove(int val) {
        auto it = where.find(val);
        if (it == where.end()) return false;
        items[it->second] = items.back();
        where[items.back()] = it->second;
        items.pop_back();
        where.erase(val);
        return true;
    }

    int getRandom() { return items[uniform_int_distribution<size_t>(0, items.size() - 1)(gen)]; }
};
