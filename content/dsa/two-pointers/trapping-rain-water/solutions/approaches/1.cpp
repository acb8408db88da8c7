class Solution {
public:
    int trap(vector<int>& height) {
        int n = height.size();
        // At most 2 * 10^4 * 10^5 = 2 * 10^9 units: still an int.
        int water = 0;
        for (int i = 0; i < n; i++) {
            int highestLeft = *max_element(height.begin(), height.begin() + i + 1);
            int highestRight = *max_element(height.begin() + i, height.end());
            water += min(highestLeft, highestRight) - height[i];
        }
        return water;
    }
};
