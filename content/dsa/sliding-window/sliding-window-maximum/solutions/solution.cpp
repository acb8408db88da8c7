class Solution {
public:
    vector<int> maxSlidingWindow(vector<int>& nums, int k) {
        deque<int> candidates;  // indices; their values decrease from front to back
        vector<int> maxima;
        maxima.reserve(nums.size() - k + 1);
        for (int i = 0; i < (int)nums.size(); i++) {
            while (!candidates.empty() && nums[candidates.back()] <= nums[i]) candidates.pop_back();
            candidates.push_back(i);
            if (candidates.front() == i - k) candidates.pop_front();
            if (i >= k - 1) maxima.push_back(nums[candidates.front()]);
        }
        return maxima;
    }
};
