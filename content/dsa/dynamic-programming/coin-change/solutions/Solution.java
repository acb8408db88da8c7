class Solution {
    public int coinChange(int[] coins, int amount) {
        int unpayable = amount + 1; // more coins than any selection needs
        int[] fewest = new int[amount + 1];
        Arrays.fill(fewest, unpayable);
        fewest[0] = 0;
        for (int total = 1; total <= amount; total++) {
            for (int coin : coins) {
                if (coin <= total) {
                    fewest[total] = Math.min(fewest[total], fewest[total - coin] + 1);
                }
            }
        }
        return fewest[amount] < unpayable ? fewest[amount] : -1;
    }
}
