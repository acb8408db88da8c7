class Solution {
public:
    int minFlips(string s) {
        int n = s.size();
        vector<int> misses(n + 1);
        for (int i = 0; i < n; i++) misses[i + 1] = misses[i] + (s[i] - '0' != i % 2);
        int best = min(misses[n], n - misses[n]);
        if (n % 2 == 1) {
            for (int cut = 1; cut < n; cut++) {
                int flips = misses[cut] + (n - cut) - (misses[n] - misses[cut]);
                best = min({best, flips, n - flips});
            }
        }
        return best;
    }
};
