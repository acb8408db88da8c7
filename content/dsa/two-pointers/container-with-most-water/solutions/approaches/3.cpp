class Solution {
public:
    int maxArea(vector<int>& height) {
        int best = 0, left = 0, right = (int)height.size() - 1;
        while (left < right) {
            int level = min(height[left], height[right]);
            best = max(best, level * (right - left));
            while (left < right && height[left] <= level) left++;
            while (left < right && height[right] <= level) right--;
        }
        return best;
    }
};
