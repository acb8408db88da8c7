class Solution {
public:
    int maxSubArray(vector<int>& nums) {
        using P = pair<int, int>;
        auto [here, best] = accumulate(next(begin(nums)), end(nums), P{nums[0], nums[0]}, [](P p, int n) {
            int h = max(n, p.first + n);
            return P{h, max(p.second, h)};
        });
        return best;
    }
};
