class Solution {
public:
    int maxProfit(vector<int>& prices) {
        int profit = 0, i = 0, last = (int)prices.size() - 1;
        while (i < last) {
            while (i < last && prices[i + 1] <= prices[i]) i++;
            int valley = prices[i];
            while (i < last && prices[i + 1] >= prices[i]) i++;
            profit += prices[i] - valley;
        }
        return profit;
    }
};
