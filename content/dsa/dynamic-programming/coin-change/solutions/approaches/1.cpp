class Solution {
public:
    int coinChange(vector<int>& coins, int amount) {
        vector<bool> seen(amount + 1);
        seen[amount] = true;
        vector<int> level = {amount};
        int used = 0;
        while (!level.empty()) {
            if (seen[0]) return used;
            used++;
            vector<int> following;
            for (int rest : level) {
                for (int coin : coins) {
                    if (coin <= rest && !seen[rest - coin]) {
                        seen[rest - coin] = true;
                        following.push_back(rest - coin);
                    }
                }
            }
            level = following;
        }
        return -1;
    }
};
