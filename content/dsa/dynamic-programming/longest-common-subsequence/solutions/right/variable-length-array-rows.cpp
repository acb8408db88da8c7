class Solution {
public:
    int longestCommonSubsequence(string text1, string text2) {
        const int n = text2.size();
        int row[n + 1];
        fill(row, row + n + 1, 0);
        for (char c : text1)
            for (int j = 1, corner = 0; j <= n; ++j) {
                int above = row[j];
                row[j] = c == text2[j - 1] ? corner + 1 : max(row[j], row[j - 1]);
                corner = above;
            }
        return row[n];
    }
};
