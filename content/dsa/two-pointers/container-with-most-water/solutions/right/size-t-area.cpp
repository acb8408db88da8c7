class Solution {
public:
    int maxArea(vector<int>& height) {
        size_t best = 0;
        for (size_t l = 0, r = height.size() - 1; l < r;) {
            best = max(best, (r - l) * min(height[l], height[r]));
            height[l] < height[r] ? l++ : r--;
        }
        return best;
    }
};
