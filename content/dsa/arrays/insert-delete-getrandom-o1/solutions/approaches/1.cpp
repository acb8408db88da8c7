class RandomizedSet {
public:
    RandomizedSet() {}

    bool insert(int val) { return values.insert(val).second; }

    bool remove(int val) { return values.erase(val) > 0; }

    int getRandom() {
        vector<int> list(values.begin(), values.end());
        uniform_int_distribution<size_t> anyIndex(0, list.size() - 1);
        return list[anyIndex(generator)];
    }

private:
    unordered_set<int> values;
    mt19937 generator{random_device{}()};
};
