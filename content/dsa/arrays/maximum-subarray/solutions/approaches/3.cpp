class Solution {
public:
    int maxSubArray(vector<int>& nums) {
        return solve(nums, 0, (int)nums.size() - 1).best;
    }

private:
    struct Part {
        int total, prefix, suffix, best;
    };

    Part solve(const vector<int>& nums, int low, int high) {
        if (low == high) return {nums[low], nums[low], nums[low], nums[low]};
        int mid = (low + high) / 2;
        Part a = solve(nums, low, mid);
        Part b = solve(nums, mid + 1, high);
        return {
            .total = a.total + b.total,
            .prefix = max(a.prefix, a.total + b.prefix),
            .suffix = max(b.suffix, b.total + a.suffix),
            .best = max({a.best, b.best, a.suffix + b.prefix}),
        };
    }
};
