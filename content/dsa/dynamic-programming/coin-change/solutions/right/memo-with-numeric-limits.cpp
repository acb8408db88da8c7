class Solution {
    static constexpr long INF = numeric_limits<long>::max() / 2;
    vector<long> memo;

    long fewest(const vector<int>& coins, int left) {
        if (left == 0) return 0;
        if (left < 0) return INF;
        long& known = memo[left];
        if (known != -1) return known;
        long best = INF;
        for (int coin : coins) best = std::min(best, fewest(coins, left - coin) + 1L);
        return known = best;
    }

public:
    int coinChange(vector<int>& coins, int amount) {
        memo.assign(amount + 1, -1L);
        long n = fewest(coins, amount);
        return n >= INF ? -1 : n;
    }
};
