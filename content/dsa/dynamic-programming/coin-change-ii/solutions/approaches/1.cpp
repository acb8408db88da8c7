class Solution {
public:
    int change(int amount, vector<int>& coins) {
        memo.assign(coins.size(), vector<optional<unsigned>>(amount + 1));
        return count(coins, 0, amount);
    }

private:
    // Unsigned: counts that do not lead to the answer may wrap around.
    vector<vector<optional<unsigned>>> memo;

    unsigned count(const vector<int>& coins, size_t i, int rest) {
        if (rest == 0) return 1;
        if (i == coins.size() || rest < 0) return 0;
        if (!memo[i][rest]) {
            memo[i][rest] = count(coins, i + 1, rest) + count(coins, i, rest - coins[i]);
        }
        return *memo[i][rest];
    }
};
