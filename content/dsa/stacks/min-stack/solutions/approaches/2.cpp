class MinStack {
public:
    MinStack() {}

    void push(int val) {
        values.push_back(val);
        if (minima.empty() || val <= minima.back()) minima.push_back(val);
    }

    void pop() {
        if (values.back() == minima.back()) minima.pop_back();
        values.pop_back();
    }

    int top() {
        return values.back();
    }

    int getMin() {
        return minima.back();
    }

private:
    vector<int> values, minima;
};
