class Solution {
public:
    int maxProfit(vector<int>& prices) {
        int free = 0, holding = -prices[0];
        for (size_t i = 1; i < prices.size(); i++) {
            int freeBefore = free;
            free = max(free, holding + prices[i]);
            holding = max(holding, freeBefore - prices[i]);
        }
        return free;
    }
};
