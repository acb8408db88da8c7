class Solution {
public:
    vector<int> twoSum(vector<int>& nums, int target) {
        vector<int> order(nums.size());
        iota(order.begin(), order.end(), 0);
        ranges::sort(order, {}, [&](int index) { return nums[index]; });
        int left = 0, right = ssize(nums) - 1;
        while (left < right) {
            const int total = nums[order[left]] + nums[order[right]];
            if (total == target) return {order[left], order[right]};
            if (total < target) left++;
            else right--;
        }
        return {};
    }
};
