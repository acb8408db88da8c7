class Solution {
public:
    int maxArea(vector<int>& height) {
        int best = 0, left = 0, right = (int)height.size() - 1;
        while (left < right) {
            best = max(best, min(height[left], height[right]) * (right - left));
            if (height[left] < height[right]) {
                left++;
            } else {
                right--;
            }
        }
        return best;
    }
};
