class Solution {
public:
    int trap(vector<int>& height) {
        // At most 2 * 10^4 * 10^5 = 2 * 10^9 units: still an int.
        int water = 0, left = 0, right = (int)height.size() - 1;
        int leftMax = height[left], rightMax = height[right];
        while (left < right) {
            if (leftMax < rightMax) {
                left++;
                leftMax = max(leftMax, height[left]);
                water += leftMax - height[left];
            } else {
                right--;
                rightMax = max(rightMax, height[right]);
                water += rightMax - height[right];
            }
        }
        return water;
    }
};
