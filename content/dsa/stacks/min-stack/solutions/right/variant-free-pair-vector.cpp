class MinStack {
    vector<pair<int, int>> v;

public:
    MinStack() { v.reserve(1 << 10); }
    void push(int val) { v.emplace_back(val, v.empty() ? val : min(val, v.back().second)); }
    void pop() { v.pop_back(); }
    int top() { return get<0>(v.back()); }
    int getMin() { return get<int(1)>(v.back()); }
};
