class Solution {
public:
    vector<int> maxSlidingWindow(vector<int>& nums, int k) {
        vector<int> maxima;
        for (int start = 0; start + k <= ssize(nums); start++) {
            int maximum = nums[start];
            for (int i = start + 1; i < start + k; i++) maximum = max(maximum, nums[i]);
            maxima.push_back(maximum);
        }
        return maxima;
    }
};
