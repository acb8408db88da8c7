class MedianFinder {
public:
    MedianFinder() {}

    void addNum(int num) {
        low.push(num);
        high.push(low.top());
        low.pop();
        if (high.size() > low.size()) {
            low.push(high.top());
            high.pop();
        }
    }

    double findMedian() {
        if (low.size() > high.size()) return low.top();
        return (low.top() + high.top()) / 2.0;
    }

private:
    priority_queue<int> low;                              // smaller half, largest on top
    priority_queue<int, vector<int>, greater<int>> high;  // larger half, smallest on top
};
