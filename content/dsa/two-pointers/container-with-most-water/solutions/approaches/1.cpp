class Solution {
public:
    int maxArea(vector<int>& height) {
        int n = height.size(), best = 0;
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                best = max(best, (j - i) * min(height[i], height[j]));
            }
        }
        return best;
    }
};
