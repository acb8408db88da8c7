class Solution {
public:
    int largestRectangleArea(vector<int>& heights) {
        const int n = heights.size();
        int largest = 0;
        vector<int> rising;  // indices of bars whose right border is not known yet
        for (int right = 0; right <= n; right++) {
            int height = right < n ? heights[right] : 0;
            while (!rising.empty() && heights[rising.back()] >= height) {
                int limit = heights[rising.back()];
                rising.pop_back();
                int left = rising.empty() ? -1 : rising.back();
                largest = max(largest, limit * (right - left - 1));
            }
            rising.push_back(right);
        }
        return largest;
    }
};
