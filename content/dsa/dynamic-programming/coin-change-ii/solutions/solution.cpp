class Solution {
public:
    int change(int amount, vector<int>& coins) {
        // Unsigned: entries that do not lead to the answer may wrap around.
        vector<unsigned> ways(amount + 1);
        ways[0] = 1;
        for (int coin : coins) {
            for (int total = coin; total <= amount; total++) ways[total] += ways[total - coin];
        }
        return ways[amount];
    }
};
