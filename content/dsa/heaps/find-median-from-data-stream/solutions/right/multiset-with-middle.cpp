class MedianFinder {
    multiset<long> items;
    multiset<long>::iterator mid;

public:
    void addNum(int num) {
        const auto n = items.size();
        const auto it = items.insert(num);
        if (!n)
            mid = it;
        else if (num < *mid)
            mid = n & 1 ? prev(mid) : mid;
        else
            mid = n & 1 ? mid : next(mid);
    }

    double findMedian() {
        return items.size() % 2 ? *mid : (*mid + *next(mid)) / 2.0L;
    }
};
