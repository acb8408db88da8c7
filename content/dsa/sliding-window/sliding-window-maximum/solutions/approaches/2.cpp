class Solution {
public:
    vector<int> maxSlidingWindow(vector<int>& nums, int k) {
        priority_queue<pair<int, int>> heap;  // a number and its index
        vector<int> maxima;
        for (int i = 0; i < ssize(nums); i++) {
            heap.push({nums[i], i});
            while (heap.top().second <= i - k) heap.pop();
            if (i >= k - 1) maxima.push_back(heap.top().first);
        }
        return maxima;
    }
};
