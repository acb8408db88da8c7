class Solution {
    public int maxProfit(int[] prices) {
        int lowest = prices[0];
        int best = 0;
        for (int price : prices) {
            best = Math.max(best, price - lowest);
            lowest = Math.min(lowest, price);
        }
        return best;
    }
}
