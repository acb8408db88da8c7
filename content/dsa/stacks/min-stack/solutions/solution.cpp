class MinStack {
public:
    MinStack() {}

    void push(int val) {
        int minimum = entries.empty() ? val : min(val, entries.back().second);
        entries.push_back({val, minimum});
    }

    void pop() {
        entries.pop_back();
    }

    int top() {
        return entries.back().first;
    }

    int getMin() {
        return entries.back().second;
    }

private:
    vector<pair<int, int>> entries;  // a value and the minimum up to it
};
