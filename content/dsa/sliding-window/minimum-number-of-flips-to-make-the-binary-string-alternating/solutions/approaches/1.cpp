class Solution {
public:
    int minFlips(string s) {
        int n = s.size(), best = n;
        for (int start = 0; start < n; start++) {
            string rotation = s.substr(start) + s.substr(0, start);
            int mismatches = 0;
            for (int i = 0; i < n; i++) mismatches += rotation[i] - '0' != i % 2;
            best = min({best, mismatches, n - mismatches});
        }
        return best;
    }
};
