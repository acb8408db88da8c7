class Solution {
    public int maxProfit(int[] prices) {
        int free = 0;
        int holding = -prices[0];
        for (int i = 1; i < prices.length; i++) {
            int freeBefore = free;
            free = Math.max(free, holding + prices[i]);
            holding = Math.max(holding, freeBefore - prices[i]);
        }
        return free;
    }
}
