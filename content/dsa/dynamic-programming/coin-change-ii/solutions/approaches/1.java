class Solution {
    private int[] coins;
    private Integer[][] memo;

    public int change(int amount, int[] coins) {
        this.coins = coins;
        memo = new Integer[coins.length][amount + 1];
        return count(0, amount);
    }

    // Counts that do not lead to the answer may wrap around.
    private int count(int i, int rest) {
        if (rest == 0) {
            return 1;
        }
        if (i == coins.length || rest < 0) {
            return 0;
        }
        if (memo[i][rest] == null) {
            memo[i][rest] = count(i + 1, rest) + count(i, rest - coins[i]);
        }
        return memo[i][rest];
    }
}
