class MedianFinder {
public:
    MedianFinder() {}

    void addNum(int num) {
        nums.insert(ranges::upper_bound(nums, num), num);
    }

    double findMedian() {
        const size_t middle = nums.size() / 2;
        if (nums.size() % 2 == 1) return nums[middle];
        return (nums[middle - 1] + nums[middle]) / 2.0;
    }

private:
    vector<int> nums;
};
