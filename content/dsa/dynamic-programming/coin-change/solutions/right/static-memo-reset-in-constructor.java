class Solution {
    static int[] memo;

    Solution() {
        memo = null;
    }

    public int coinChange(int[] coins, int amount) {
        if (memo == null) memo = new int[amount + 1];
        if (amount < 0) return -1;
        if (amount == 0) return 0;
        if (memo[amount] != 0) return memo[amount];
        int best = Integer.MAX_VALUE;
        for (final int coin : coins) {
            int rest = coinChange(coins, amount - coin);
            if (rest >= 0) best = Math.min(best, rest + 1);
        }
        return memo[amount] = best == Integer.MAX_VALUE ? -1 : best;
    }
}
