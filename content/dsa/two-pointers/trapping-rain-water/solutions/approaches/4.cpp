class Solution {
public:
    int trap(vector<int>& height) {
        // At most 2 * 10^4 * 10^5 = 2 * 10^9 units: still an int.
        int n = height.size(), water = 0;
        vector<int> stack;
        for (int i = 0; i < n; i++) {
            int bar = height[i];
            while (!stack.empty() && height[stack.back()] < bar) {
                int floor = height[stack.back()];
                stack.pop_back();
                if (!stack.empty()) {
                    int wall = min(height[stack.back()], bar);
                    water += (wall - floor) * (i - stack.back() - 1);
                }
            }
            stack.push_back(i);
        }
        return water;
    }
};
