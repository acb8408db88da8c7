class Solution {
public:
    vector<int> maxSlidingWindow(vector<int>& nums, int k) {
        multiset<int, greater<int>> window;
        vector<int> answer;
        for (int i = 0; i < int(nums.size()); ++i) {
            window.insert(nums[i]);
            if (i >= k) window.erase(window.find(nums[i - k]));
            if (i + 1 >= k) answer.push_back(*window.begin());
        }
        return answer;
    }
};
