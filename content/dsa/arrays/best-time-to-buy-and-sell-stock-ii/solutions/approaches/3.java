class Solution {
    public int maxProfit(int[] prices) {
        int profit = 0;
        int i = 0;
        int last = prices.length - 1;
        while (i < last) {
            while (i < last && prices[i + 1] <= prices[i]) {
                i++;
            }
            int valley = prices[i];
            while (i < last && prices[i + 1] >= prices[i]) {
                i++;
            }
            profit += prices[i] - valley;
        }
        return profit;
    }
}
