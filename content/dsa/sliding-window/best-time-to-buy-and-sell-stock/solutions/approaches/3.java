class Solution {
    public int maxProfit(int[] prices) {
        int best = 0;
        int endingToday = 0;
        for (int i = 1; i < prices.length; i++) {
            endingToday = Math.max(0, endingToday + prices[i] - prices[i - 1]);
            best = Math.max(best, endingToday);
        }
        return best;
    }
}
