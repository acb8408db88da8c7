class Solution {
public:
    int largestRectangleArea(vector<int>& heights) {
        int n = heights.size(), largest = 0;
        for (int i = 0; i < n; i++) {
            int left = i - 1;
            while (left >= 0 && heights[left] >= heights[i]) left--;
            int right = i + 1;
            while (right < n && heights[right] >= heights[i]) right++;
            largest = max(largest, heights[i] * (right - left - 1));
        }
        return largest;
    }
};
