class Solution {
public:
    int numRescueBoats(vector<int>& people, int limit) {
        vector<int> waiting = people;
        sort(waiting.begin(), waiting.end());
        int boats = 0;
        while (!waiting.empty()) {
            int heaviest = waiting.back();
            waiting.pop_back();
            for (int i = (int)waiting.size() - 1; i >= 0; i--) {
                if (heaviest + waiting[i] <= limit) {
                    waiting.erase(waiting.begin() + i);
                    break;
                }
            }
            boats++;
        }
        return boats;
    }
};
