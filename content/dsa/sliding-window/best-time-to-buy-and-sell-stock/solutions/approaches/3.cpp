class Solution {
public:
    int maxProfit(vector<int>& prices) {
        int best = 0, endingToday = 0;
        for (size_t i = 1; i < prices.size(); i++) {
            endingToday = max(0, endingToday + prices[i] - prices[i - 1]);
            best = max(best, endingToday);
        }
        return best;
    }
};
