class Solution {
public:
    int rob(vector<int>& nums) {
        int before = 0, best = 0;  // most cash up to the house before the previous one, and up to the previous one
        for (int cash : nums) {
            int next = max(best, before + cash);
            before = best;
            best = next;
        }
        return best;
    }
};
