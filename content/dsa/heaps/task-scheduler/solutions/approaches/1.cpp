class Solution {
public:
    int leastInterval(vector<char>& tasks, int n) {
        array<int, 26> counts{};
        for (char task : tasks) counts[task - 'A']++;
        priority_queue<int> ready;
        for (int count : counts) {
            if (count > 0) ready.push(count);
        }
        // Interval from which a kind may run again, and its tasks left.
        queue<pair<int, int>> waiting;
        int time = 0;
        while (!ready.empty() || !waiting.empty()) {
            if (ready.empty()) time = waiting.front().first;
            while (!waiting.empty() && waiting.front().first <= time) {
                ready.push(waiting.front().second);
                waiting.pop();
            }
            const int left = ready.top() - 1;
            ready.pop();
            if (left > 0) waiting.push({time + n + 1, left});
            time++;
        }
        return time;
    }
};
