class Solution {
    public int coinChange(int[] coins, int amount) {
        boolean[] seen = new boolean[amount + 1];
        seen[amount] = true;
        List<Integer> level = List.of(amount);
        int used = 0;
        while (!level.isEmpty()) {
            if (seen[0]) {
                return used;
            }
            used++;
            List<Integer> following = new ArrayList<>();
            for (int rest : level) {
                for (int coin : coins) {
                    if (coin <= rest && !seen[rest - coin]) {
                        seen[rest - coin] = true;
                        following.add(rest - coin);
                    }
                }
            }
            level = following;
        }
        return -1;
    }
}
