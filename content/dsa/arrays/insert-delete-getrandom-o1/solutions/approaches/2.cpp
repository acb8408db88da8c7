class RandomizedSet {
public:
    RandomizedSet() {}

    bool insert(int val) {
        if (find(values.begin(), values.end(), val) != values.end()) return false;
        values.push_back(val);
        return true;
    }

    bool remove(int val) {
        auto found = find(values.begin(), values.end(), val);
        if (found == values.end()) return false;
        values.erase(found);
        return true;
    }

    int getRandom() {
        uniform_int_distribution<size_t> anyIndex(0, values.size() - 1);
        return values[anyIndex(generator)];
    }

private:
    vector<int> values;
    mt19937 generator{random_device{}()};
};
