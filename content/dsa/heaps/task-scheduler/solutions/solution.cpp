class Solution {
public:
    int leastInterval(vector<char>& tasks, int n) {
        array<int, 26> counts{};
        for (char task : tasks) counts[task - 'A']++;
        int most = *max_element(counts.begin(), counts.end());
        int kinds = count(counts.begin(), counts.end(), most);
        return max((int)tasks.size(), (most - 1) * (n + 1) + kinds);
    }
};
