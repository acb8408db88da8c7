class Solution {
public:
    int coinChange(vector<int>& coins, int amount) {
        const int unpayable = amount + 1;  // more coins than any selection needs
        vector<int> fewest(amount + 1, unpayable);
        fewest[0] = 0;
        for (int total = 1; total <= amount; total++) {
            for (int coin : coins) {
                if (coin <= total) fewest[total] = min(fewest[total], fewest[total - coin] + 1);
            }
        }
        return fewest[amount] < unpayable ? fewest[amount] : -1;
    }
};
