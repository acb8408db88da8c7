class RandomizedSet {
public:
    RandomizedSet() {}

    bool insert(int val) {
        if (indexOf.count(val)) return false;
        indexOf[val] = values.size();
        values.push_back(val);
        return true;
    }

    bool remove(int val) {
        auto entry = indexOf.find(val);
        if (entry == indexOf.end()) return false;
        int last = values.back();
        values[entry->second] = last;
        indexOf[last] = entry->second;
        values.pop_back();
        indexOf.erase(val);
        return true;
    }

    int getRandom() {
        uniform_int_distribution<size_t> anyIndex(0, values.size() - 1);
        return values[anyIndex(generator)];
    }

private:
    vector<int> values;
    unordered_map<int, int> indexOf;
    mt19937 generator{random_device{}()};
};
