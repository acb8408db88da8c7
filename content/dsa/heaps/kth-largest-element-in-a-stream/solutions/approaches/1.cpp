class KthLargest {
public:
    KthLargest(int k, vector<int>& nums) : k(k), nums(nums) {
        ranges::sort(this->nums);
    }

    int add(int val) {
        nums.insert(ranges::upper_bound(nums, val), val);
        return nums[nums.size() - k];
    }

private:
    int k;
    vector<int> nums;
};
