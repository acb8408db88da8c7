class Solution {
public:
    int trap(vector<int>& height) {
        int n = height.size();
        vector<int> highestLeft = height;
        for (int i = 1; i < n; i++) highestLeft[i] = max(highestLeft[i - 1], height[i]);
        vector<int> highestRight = height;
        for (int i = n - 2; i >= 0; i--) highestRight[i] = max(highestRight[i + 1], height[i]);
        // At most 2 * 10^4 * 10^5 = 2 * 10^9 units: still an int.
        int water = 0;
        for (int i = 0; i < n; i++) water += min(highestLeft[i], highestRight[i]) - height[i];
        return water;
    }
};
