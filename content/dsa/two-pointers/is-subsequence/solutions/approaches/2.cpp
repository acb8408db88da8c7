class Solution {
public:
    bool isSubsequence(string s, string t) {
        int m = s.size(), n = t.size();
        // longest[i][j]: the LCS length of the first i characters of s and the first j of t.
        vector<vector<int>> longest(m + 1, vector<int>(n + 1));
        for (int i = 1; i <= m; i++) {
            for (int j = 1; j <= n; j++) {
                if (s[i - 1] == t[j - 1]) {
                    longest[i][j] = longest[i - 1][j - 1] + 1;
                } else {
                    longest[i][j] = max(longest[i - 1][j], longest[i][j - 1]);
                }
            }
        }
        return longest[m][n] == m;
    }
};
