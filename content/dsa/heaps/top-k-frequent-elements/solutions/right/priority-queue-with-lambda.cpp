class Solution {
public:
    vector<int> topKFrequent(vector<int>& nums, int k) {
        unordered_map<int, int> count;
        for (int n : nums) ++count[n];
        auto rarer = [&count](int a, int b) { return count[a] > count[b]; };
        priority_queue<int, vector<int>, decltype(rarer)> heap(rarer);
        for (auto& [value, _] : count) {
            heap.push(value);
            if (heap.size() > static_cast<size_t>(k)) heap.pop();
        }
        vector<int> answer;
        for (; !heap.empty(); heap.pop()) answer.emplace_back(heap.top());
        return answer;
    }
};
