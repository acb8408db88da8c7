class Solution {
public:
    int minFlips(string s) {
        int n = s.size(), mismatches = 0;
        // Position i of the pattern 0101...
        auto differs = [&](char bit, int i) { return bit - '0' != i % 2; };
        for (int i = 0; i < n; i++) mismatches += differs(s[i], i);
        int best = n;
        for (int i = 0; i < n; i++) {
            best = min({best, mismatches, n - mismatches});
            mismatches += differs(s[i], i + n) - differs(s[i], i);
        }
        return best;
    }
};
