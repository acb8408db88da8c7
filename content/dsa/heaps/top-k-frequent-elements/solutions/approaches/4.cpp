class Solution {
public:
    vector<int> topKFrequent(vector<int>& nums, int k) {
        unordered_map<int, int> counts;
        for (int num : nums) counts[num]++;
        vector<int> top, rest;
        for (auto [num, count] : counts) rest.push_back(num);
        while (ssize(top) < k) {
            const int pivot = counts[rest[rand() % rest.size()]];
            vector<int> more, equal, fewer;
            for (int num : rest) {
                if (counts[num] > pivot) more.push_back(num);
                else if (counts[num] == pivot) equal.push_back(num);
                else fewer.push_back(num);
            }
            const int missing = k - ssize(top);
            if (missing < ssize(more)) {
                rest = more;
            } else {
                const int ties = min(missing - ssize(more), ssize(equal));
                top.insert(top.end(), more.begin(), more.end());
                top.insert(top.end(), equal.begin(), equal.begin() + ties);
                rest = fewer;
            }
        }
        return top;
    }
};
