class Solution {
public:
    vector<int> dailyTemperatures(vector<int>& temperatures) {
        int n = temperatures.size();
        vector<int> answer(n), waiting;  // waiting: days without a warmer one so far
        for (int day = 0; day < n; day++) {
            while (!waiting.empty() && temperatures[waiting.back()] < temperatures[day]) {
                answer[waiting.back()] = day - waiting.back();
                waiting.pop_back();
            }
            waiting.push_back(day);
        }
        return answer;
    }
};
