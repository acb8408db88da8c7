class Solution {
public:
    vector<int> topKFrequent(vector<int>& nums, int k) {
        unordered_map<int, int> counts;
        for (int num : nums) counts[num]++;
        priority_queue<pair<int, int>, vector<pair<int, int>>, greater<>> heap;
        for (auto [num, count] : counts) {
            heap.push({count, num});
            if (ssize(heap) > k) heap.pop();
        }
        vector<int> top;
        for (; !heap.empty(); heap.pop()) top.push_back(heap.top().second);
        return top;
    }
};
