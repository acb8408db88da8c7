class Solution {
    public int coinChange(int[] coins, int amount) {
        int[] fewest = new int[amount + 1];
        Arrays.fill(fewest, Integer.MAX_VALUE);
        fewest[0] = 0;
        for (int part = 1; part <= amount; part++) {
            for (int coin : coins) {
                if (coin <= part) {
                    fewest[part] = Math.min(fewest[part], fewest[part - coin] + 1);
                }
            }
        }
        return fewest[amount] == Integer.MAX_VALUE ? -1 : fewest[amount];
    }
}
