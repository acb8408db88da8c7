class Solution {
    public int change(int amount, int[] coins) {
        // Entries that do not lead to the answer may wrap around.
        int[] ways = new int[amount + 1];
        ways[0] = 1;
        for (int coin : coins) {
            for (int total = coin; total <= amount; total++) {
                ways[total] += ways[total - coin];
            }
        }
        return ways[amount];
    }
}
